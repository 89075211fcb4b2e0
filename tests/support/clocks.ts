/**
 * The hours at which code that knows days goes wrong: the last of a day in UTC, both changes of the
 * clocks in London with the hour that is left out and the hour that comes twice, and the days that
 * not every year or month has; and the day that it is then in London. A test that knows dates runs
 * at each: `test.each(clocks)`.
 * All tests without a browser can be run at them with faketime (CONTRIBUTING.md).
 */
export const clocks = [
  ['23:30 UTC in November', '2026-11-22T23:30:00Z', '2026-11-22'],
  ['before the clocks go forward', '2027-03-28T00:30:00Z', '2027-03-28'],
  ['after the clocks went forward', '2027-03-28T01:30:00Z', '2027-03-28'],
  ['23:30 UTC in summer, the next day in London', '2027-06-30T23:30:00Z', '2027-07-01'],
  ['the hour that comes twice, the first time', '2026-10-25T00:30:00Z', '2026-10-25'],
  ['the hour that comes twice, the second time', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['29 February', '2028-02-29T12:00:00Z', '2028-02-29'],
  ['31 December', '2026-12-31T23:30:00Z', '2026-12-31'],
] as const;
