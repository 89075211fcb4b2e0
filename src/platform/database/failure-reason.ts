/**
 * Why the database did not do something, in a few words; undefined when the error is no failure of
 * the database. The statement and its values stay out: Drizzle writes both into its message.
 */
export function databaseFailure(error: unknown): string | undefined {
  const causes = causesOf(error);
  const answered = answerOf(causes);
  if (answered !== undefined) return `PostgreSQL answered ${answered}`;
  const own = causes
    .map(({ name }) => ownFailures.get(name))
    .find((reason) => reason !== undefined);
  if (own !== undefined) return own;
  if (!causes.some(isOfDatabase)) return undefined;
  const onTheWay = causes.map(codeOf).find((code) => code !== '');
  if (onTheWay !== undefined) return `PostgreSQL cannot be reached (${onTheWay})`;
  return causes.some(({ message }) => message.includes('timeout'))
    ? 'PostgreSQL was too busy to answer in time'
    : 'PostgreSQL broke the connection off';
}

/**
 * Whether the database was away, or had no room for one more: the same request may well succeed in a
 * moment. A statement that it refused would be refused again.
 */
export function isDatabaseAway(error: unknown): boolean {
  const causes = causesOf(error);
  const answered = answerOf(causes);
  return answered === undefined ? causes.some(isOfDatabase) : /^(08|53|57P)/.test(answered);
}

/**
 * Whether the database was there, but had no room or no time for this: it was asked for too much. Others
 * may be answered, and the same once more would take as long.
 */
export function isDatabaseBusy(error: unknown): boolean {
  const causes = causesOf(error);
  return (
    answerOf(causes) === '57014' ||
    causes.some(
      (each) =>
        ('isBusy' in each && each.isBusy === true) ||
        each.message.startsWith('timeout exceeded when trying to connect'),
    )
  );
}

/** Whether the database does not take the values: the same would be refused again. */
export const isUnfit = (error: unknown): boolean => /^2[23]/.test(answerOf(causesOf(error)) ?? '');

/** Five characters, of which at least one is a digit: 57P01, 42703. EPIPE is Node's. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Those of ./failures, by their names: each of Next's bundles has classes of its own. */
const ownFailures = new Map([
  ['Unavailable', 'PostgreSQL cannot be reached'],
  ['UnknownOutcome', 'PostgreSQL did not say how it ended'],
]);

/** What Drizzle and pg say; the rest of the message is theirs. */
const isOfDatabase = ({ name, message }: Error): boolean =>
  ownFailures.has(name) ||
  /^(Failed query: |timeout exceeded when trying to connect|Connection terminated|Query read timeout)/.test(
    message,
  );

/** An error and what it comes from, as far as anybody nests them. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let next = error; next instanceof Error && causes.length < 8; next = next.cause)
    causes.push(next);
  return causes;
}

/** PostgreSQL's own; undefined where it said nothing. */
const answerOf = (causes: readonly Error[]): string | undefined =>
  causes.map(codeOf).find((code) => sqlState.test(code));

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
