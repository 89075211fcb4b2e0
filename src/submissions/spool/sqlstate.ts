/** What PostgreSQL's codes say, for people who read no SQL. The longest that fits counts. */
const meanings: Record<string, string> = {
  '22': 'a value does not fit',
  '22021': 'a character that it cannot store',
  '23': 'a rule of the database is broken',
  '25006': 'it is read-only',
  '40': 'it clashes with other work',
  '42501': 'the site may not write there',
  '42703': 'a column is missing',
  '42804': 'a column has another type',
  '42P01': 'a table is missing',
  '53': 'it is short of memory, space or connections',
  '53100': 'its disk is full',
  '55P03': 'something is locked',
  '57014': 'it takes too long',
};

/** @param code SQLSTATE */
export function reasonFor(code: string): string {
  const meaning = meanings[code] ?? meanings[code.slice(0, 2)];
  return `refused by the database (${meaning ? `${code}: ${meaning}` : code})`;
}
