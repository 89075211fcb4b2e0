/**
 * The hours at which code that knows days goes wrong: the last of a day in UTC, both changes of the
 * clocks in London with the hour that is left out and the hour that comes twice, and the days that
 * not every year or month has. A test that knows dates runs at each: `test.each(clocks)`.
 * `npm test` as a whole is run at them with faketime (CONTRIBUTING.md).
 */
export const clocks = [
  ['23:30 UTC in November', '2026-11-22T23:30:00Z'],
  ['before the clocks go forward', '2027-03-28T00:30:00Z'],
  ['after the clocks went forward', '2027-03-28T01:30:00Z'],
  ['23:30 UTC in summer, the next day in London', '2027-06-30T23:30:00Z'],
  ['the hour that comes twice, the first time', '2026-10-25T00:30:00Z'],
  ['the hour that comes twice, the second time', '2026-10-25T01:30:00Z'],
  ['29 February', '2028-02-29T12:00:00Z'],
  ['31 December', '2026-12-31T23:30:00Z'],
] as const;
