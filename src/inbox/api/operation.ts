import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';

import type { ScopeName } from '@/accounts/tokens';

import { Problem } from './problem';

/** For whom an operation is done. */
export interface As {
  readonly payload: Payload;
  readonly user: TypedUser;
}

export const methods = ['GET', 'POST', 'PATCH', 'PUT'] as const;
export type Method = (typeof methods)[number];

/** What a request names, still unread. */
export interface Given {
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined where none was sent. */
  readonly body: unknown;
}

interface Known {
  /** Unique; also the name of the tool. */
  readonly id: string;
  readonly method: Method;
  /** Below /api/v1: `/conversations/{id}`. */
  readonly path: string;
  readonly scope: ScopeName;
  readonly summary: string;
  readonly description?: string;
  /** The status of success. */
  readonly status: 200 | 201;
  /** What can go wrong beside what always can. */
  readonly problems: readonly (404 | 409)[];
}

/** What checks a request and its answer. They are described as OpenAPI, and offered as tools: one source of all. */
interface Schemas<Params, Query, Body, Answer> {
  readonly params: Params;
  readonly query: Query;
  /** `noBody` where none is read. */
  readonly body: Body;
  readonly answer: Answer;
}

export interface Operation extends Known {
  readonly schemas: Schemas<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;
  /** @throws whatever `problemOf` reads */
  readonly run: (as: As, given: Given) => Promise<unknown>;
}

export const noBody = z.undefined();
export const noParams = z.strictObject({});

/** Binds what is known of an operation to what is then done. */
export const operation = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  known: Known,
  schemas: Schemas<Params, Query, Body, Answer>,
  act: (
    as: As,
    given: {
      readonly params: z.output<Params>;
      readonly query: z.output<Query>;
      readonly body: z.output<Body>;
    },
  ) => Promise<z.input<Answer>>,
): Operation => ({
  ...known,
  schemas,
  run: (as, { params, query, body }) =>
    act(as, {
      params: parsed(400, 'path', schemas.params, params),
      query: parsed(400, 'query', schemas.query, query),
      body: parsed(422, 'body', schemas.body, body),
    }),
});

function parsed<Schema extends z.ZodType>(
  status: number,
  part: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const errors = read.error.issues.slice(0, 20).map(({ path, message }) => ({
    at: [part, ...path.map(String)].join('.').slice(0, 200),
    message: message.slice(0, 300),
  }));
  throw new Problem(status, 'Look at what “errors” says, and send it once more.', { errors });
}
