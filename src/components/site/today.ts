const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The day in London as 2026-11-21. */
export const today = (): string => isoDay.format(new Date());
