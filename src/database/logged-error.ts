/** What a log gets of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/**
 * An error as the log shows it: without the values of a failed statement, which Drizzle writes into
 * its message and PostgreSQL into its details. They may be what people sent, or their addresses.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const written = error.stack ?? '';
  const message = withoutValues(error.message);
  const logged: LoggedError = {
    type: error.name,
    message,
    stack: written.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
  return logged;
}

const withoutValues = (message: string): string =>
  message.startsWith('Failed query: ') ? message.replace(/\nparams: [\s\S]*$/, '') : message;
