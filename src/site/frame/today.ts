const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment's day in London as 2026-11-21. */
export const isoDay = (moment: Date): string => inLondon.format(moment);

export const today = (): string => isoDay(new Date());

/** A day like 2026-11-21 in en-GB: 21 November 2026. */
export const longDay = (day: string): string => inWords.format(new Date(`${day}T00:00Z`));
