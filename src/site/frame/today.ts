const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** A moment's day in London as 2026-11-21. */
export const isoDay = (moment: Date): string => inLondon.format(moment);

export const today = (): string => isoDay(new Date());
