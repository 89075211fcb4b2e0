import type { Config } from 'payload';

import { loggedError, withoutSql } from './database/logged-error';

type LogOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** What Payload's logger is made with: no line of it shows a statement or a value of one. */
export const logOptions = {
  serializers: { err: loggedError },
  hooks: {
    /** A serializer sees errors alone; the words beside them come from the same errors. */
    logMethod(given, log) {
      Reflect.apply(log, this, given.map(logged));
    },
  },
} satisfies LogOptions;

function logged(given: unknown): unknown {
  if (given instanceof Error) return { err: loggedError(given) };
  if (!isPlain(given)) return loggedValue(given);
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, loggedValue(value)]));
}

const loggedValue = (value: unknown): unknown =>
  typeof value === 'string' ? withoutSql(value) : loggedError(value);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
