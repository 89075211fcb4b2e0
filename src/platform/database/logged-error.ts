/**
 * An error as the log shows it: without the values of a failed statement, which Drizzle writes into
 * its message and PostgreSQL into its details. They may be what people sent, or their addresses.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutValues(error.message);
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

const withoutValues = (message: string): string =>
  message.startsWith('Failed query: ') ? message.replace(/\nparams: [\s\S]*$/, '') : message;
