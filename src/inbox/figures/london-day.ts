const day = 24 * 60 * 60 * 1000;

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * When a day begins in London, as an ISO date. Clocks there change at one in the morning of UTC, so
 * what they show at midnight is how far they are ahead on that day.
 * @param date `2026-11-20`
 */
export function startOfLondonDay(date: string, daysLater = 0): string {
  const midnight = Date.parse(`${date}T00:00Z`) + daysLater * day;
  const ahead = Number(hourInLondon.format(midnight));
  return new Date(midnight - ahead * 60 * 60 * 1000).toISOString();
}
