import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { callerOf, type Caller } from '@/accounts/tokens';

import { methods, type Method, type Operation } from './operation';
import { operations } from './operations';
import { notFound, Problem, problemOf } from './problem';

export const base = '/api/v1';

/** What a body may hold: the longest that an operation takes, several times. */
export const mostBytes = 256 * 1024;

/** Answers a program: counts and reads its token first, and whatever it asks for last. */
export async function answerProgram(request: Request): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    const caller = await callerWith(request.headers);
    const { operation, params } = routeOf(request);
    mustHaveScope(caller, operation);
    const given = { params, query: queryOf(request), body: await bodyOf(request, operation) };
    const answer = await operation.run({ payload, user: caller.user }, given);
    return json(operation.status, answer);
  } catch (error) {
    return problemResponse(problemOf(error));
  }
}

/** @throws Problem for who has no token that opens anything, or asks too often */
export async function callerWith(headers: Headers): Promise<Caller> {
  const called = await callerOf(await getPayload({ config }), headers);
  if ('caller' in called) return called.caller;
  if ('wait' in called)
    throw new Problem(429, `Try again in ${called.wait} seconds.`, {
      headers: { 'Retry-After': String(called.wait) },
    });
  throw new Problem(
    401,
    'Send “Authorization: Bearer ” and a token that is made at /admin/tokens. It may have expired or been revoked, or its account reads no submissions any more.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

export function mustHaveScope({ scopes }: Caller, { scope }: Pick<Operation, 'scope'>): void {
  if (!scopes.includes(scope))
    throw new Problem(403, `Make a token with “${scope}”, for an account that may do that.`);
}

export const noStore = { 'Cache-Control': 'no-store' };

export const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: noStore });

export const problemResponse = ({ body, headers }: Problem): Response =>
  Response.json(body, {
    status: body.status,
    headers: { ...noStore, ...headers, 'Content-Type': 'application/problem+json' },
  });

const isMethod = (name: string): name is Method => methods.some((each) => each === name);

function routeOf(request: Request): { operation: Operation; params: Record<string, string> } {
  const parts = partsOf(new URL(request.url).pathname.slice(base.length));
  const found = operations.flatMap((operation) => {
    const params = paramsOf(operation.path.split('/').slice(1), parts);
    return params ? [{ operation, params }] : [];
  });
  if (found.length === 0)
    throw new Problem(404, `There is no such address. ${base}/openapi.json lists those there are.`);
  const { method } = request;
  const route = isMethod(method) ? found.find((each) => each.operation.method === method) : null;
  if (!route) {
    const Allow = found.map((each) => each.operation.method).join(', ');
    throw new Problem(405, `This address answers ${Allow}.`, { headers: { Allow } });
  }
  return route;
}

/** @throws Problem for what no path is */
function partsOf(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw notFound();
  }
}

function paramsOf(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, each] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (each.startsWith('{')) params[each.slice(1, -1)] = part;
    else if (each !== part) return null;
  }
  return params;
}

function queryOf(request: Request): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (query.has(name)) throw new Problem(400, 'Name each part of the query once.');
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

async function bodyOf(request: Request, { method }: Operation): Promise<unknown> {
  if (method === 'GET') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new Problem(415, 'Send JSON, with “Content-Type: application/json”.');
  const text = await textOf(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is no JSON, or is nested too deeply.');
  }
}

/** @throws Problem where it is more than anybody sends */
export async function textOf(request: Request): Promise<string> {
  const tooLarge = new Problem(413, `Send at most ${mostBytes / 1024} KB.`);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw tooLarge;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
