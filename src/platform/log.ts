import type { Config } from 'payload';

import { loggedError, withoutSql } from './database/logged-error';

type LogOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** What Payload's logger is made with: no line of it shows a statement or a value of one. */
export const logOptions = {
  serializers: { err: loggedError },
  hooks: {
    /** A serializer sees errors alone; the words beside them come from the same errors. */
    logMethod(given, log) {
      Reflect.apply(
        log,
        this,
        given.map((each) => logged(each)),
      );
    },
  },
} satisfies LogOptions;

/** Deep enough for what Payload logs, and an end for what contains itself. */
const deepest = 4;

function logged(given: unknown, depth = 0): unknown {
  if (given instanceof Error) return depth === 0 ? { err: loggedError(given) } : loggedError(given);
  if (typeof given === 'string') return withoutSql(given);
  if (typeof given !== 'object' || given === null) return given;
  if (depth > deepest) return '…';
  if (Array.isArray(given)) return given.map((each) => logged(each, depth + 1));
  if (!isPlain(given)) return given;
  const shown = Object.entries(given).filter(([key]) => !isOfStatement(given, key));
  return Object.fromEntries(shown.map(([key, value]) => [key, logged(value, depth + 1)]));
}

/** The copy of an error is plain: Drizzle's own fields, and PostgreSQL's that quote values. */
const isOfStatement = (owner: object, key: string): boolean =>
  ('query' in owner && 'params' in owner && (key === 'query' || key === 'params')) ||
  ('severity' in owner && key !== 'severity' && key !== 'code');

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
