/** Of PostgreSQL's answers, the classes whose words name things of ours and quote no value. */
const speakingClasses = ['08', '23', '25', '40', '42', '53', '55', '57', 'P0'];

/**
 * An error as the log shows it. Of a failed statement neither the SQL nor its values, which Drizzle
 * writes into its message and PostgreSQL into its details: they may be what people sent, or their
 * addresses. It has no stack, either, which would lead into Drizzle alone.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = loggedMessage(error);
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    ...(message === error.message ? { stack: error.stack } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

export function loggedMessage(error: Error): string {
  if (!isPostgresError(error)) return withoutSql(error.message);
  const isSpeaking = speakingClasses.includes(error.code.slice(0, 2));
  return `PostgreSQL answered ${error.code}${isSpeaking ? `: ${error.message}` : ''}`;
}

/** By its shape: there are two copies of pg, Payload's and ours. */
const isPostgresError = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/**
 * Text without the SQL of a failed statement, of which its first word alone is left, and without the
 * values that PostgreSQL quotes in its answers.
 */
export const withoutSql = (text: string): string =>
  text
    .replace(/Failed query:\s*(\w*)[\s\S]*$/, 'Failed query: $1 …')
    .replace(/((?:invalid input|malformed|out of range)[^:"]*): "[\s\S]*"/, '$1')
    .replace(/value "[\s\S]*" is out of range/, 'value is out of range');
