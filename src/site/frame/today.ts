/** A moment's day in London as 2026-11-21. */
export function isoDay(moment: Date): string {
  // London's clock is at UTC or an hour ahead, so nobody has to ask for it in the other hours: a
  // formatter of times costs a phone 60 ms on each page.
  if (moment.getUTCHours() < 23) return moment.toISOString().slice(0, 10);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(moment);
}

export const today = (): string => isoDay(new Date());

/** A day like 2026-11-21 in en-GB: 21 November 2026. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
