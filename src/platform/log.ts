import type { Config } from 'payload';
import { z } from 'zod';

import { databaseFailure, isDatabaseAway } from './database/failure-reason';
import { loggedError, withoutSql } from './database/logged-error';
import { namesReason } from './payload/words';
import { refusalOf } from './refusal';

type LogOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options'];

/** What Payload's logger is made with: no line of it shows a statement or a value of one. */
export const logOptions = {
  serializers: { err: loggedError, job: loggedJob },
  hooks: {
    /** A serializer sees errors alone; the words beside them come from the same errors. */
    logMethod(given, log) {
      const refused = refusedIn(given[0]);
      if (refused !== undefined) {
        this.info(refused);
        return;
      }
      Reflect.apply(
        log,
        this,
        shortWhileAway(given).map((each) => logged(each)),
      );
    },
  },
} satisfies LogOptions;

/** Of a job that failed: what it was given may be an address, or what somebody wrote. */
const shownOfJob = z.object({
  id: z.unknown(),
  taskSlug: z.unknown(),
  totalTried: z.unknown(),
});

function loggedJob(job: unknown): unknown {
  return shownOfJob.partial().safeParse(job).data;
}

const withError = z.looseObject({ err: z.instanceof(Error), msg: z.string().optional() });

/** While the database is away, which statement asked it tells nobody anything, nor does a stack. */
function shortWhileAway(given: unknown[]): unknown[] {
  const [first, words] = given;
  const { data } = withError.safeParse(first instanceof Error ? { err: first } : first);
  if (data === undefined) return given;
  const { err, msg = words, ...rest } = data;
  if (typeof msg === 'string' && namesReason.test(msg)) return [rest, msg];
  if (!isDatabaseAway(err)) return given;
  const reason = databaseFailure(err) ?? '';
  if (typeof msg !== 'string' || msg === err.message) return [rest, reason];
  // What the console is given often ends so already.
  return [rest, `${withoutSql(msg).replace(/:?\s*$/, ':')} ${reason}`];
}

/** Their words are Payload's or ours; the others may quote what was sent. */
const fixedWords = [401, 403, 404, 423, 429];

/**
 * Nothing failed here when a request is refused: a line, and no stack.
 * @param given what Payload logs
 * @returns the line; undefined when it is no refusal
 */
export function refusedIn(given: unknown): string | undefined {
  const error = withError.safeParse(given).data?.err ?? given;
  const status = refusalOf(error)?.status;
  if (status === undefined || !(error instanceof Error)) return undefined;
  return fixedWords.includes(status)
    ? `Refused with ${status}: ${withoutSql(error.message)}`
    : `Refused with ${status}`;
}

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
