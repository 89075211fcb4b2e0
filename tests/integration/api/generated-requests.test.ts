import { sql } from '@payloadcms/db-postgres';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { forms } from '@/forms';
import { addNote } from '@/inbox/submission/work';

import { asked, programOf } from '../../support/api/program';
import { operationsDescribed, wrongWith, type Described } from '../../support/api/described';
import { opportunity } from '../../support/opportunities';
import { logNowhere, payload, userWithRole } from '../../support/payload';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

logNowhere();

/** So many requests; a run for long takes more of them. */
const requests = Number(process.env['API_REQUESTS'] ?? 1000);

/** Stands in everything that the account may not see; alone it may be what was sent. */
const canary = 'zzyzxcanary';
const foreign = new RegExp(`424242424|Q-HID|${canary}[ @]`);
const hidden: string[] = [];
const own: string[] = [];
const documents: [collection: string, id: string][] = [];
/** Of who sees contact messages alone, and of who sees and changes all. */
const secrets = { bound: '', all: '' };
let account = '';

const forget = () =>
  payload.db.drizzle.execute(sql`DELETE FROM api_tokens; DELETE FROM rate_limits`);

/** Binds the lead to contact messages, or to nothing. */
const bind = (sees: 'all' | 'chosen') =>
  payload.update({
    ...{ collection: 'users', id: account, overrideAccess: true },
    data: { sees, seenForms: sees === 'all' ? [] : ['contact'], seesValues: sees === 'all' },
  });

beforeAll(async () => {
  await forget();
  await emptyTables();
  const [admin, lead] = await Promise.all([userWithRole('admin'), userWithRole('lead')]);
  account = lead.id;
  await bind('chosen');
  for (const at of [1, 2, 3]) {
    own.push(await contact({ reference: `C-OWN-${at}` }));
    const id = await quote({ reference: `Q-HID-${at}`, email: `${canary}@example.org` });
    hidden.push(id);
    await addNote(forms.quote, admin, id, `${canary} in a note`);
    await opportunity(admin, { form: 'quote', id }, { nextStep: `${canary} next` });
  }
  const [first = '', second = ''] = own;
  const value = { value: '424242424', currency: 'GBP' };
  await opportunity(admin, { form: 'contact', id: first }, value);
  await opportunity(admin, { form: 'contact', id: second });
  const { docs } = await payload.find({ collection: 'faqs', limit: 2, overrideAccess: true });
  documents.push(...docs.map(({ id }): [string, string] => ['faqs', id]));
  secrets.bound = (await programOf(lead)).secret;
  secrets.all = (await programOf(admin)).secret;
}, 60_000);
afterAll(async () => {
  await bind('all');
  await forget();
  await emptyTables();
});

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    "'; DROP TABLE users; --",
    '%',
    '..',
  ),
  fc.constantFrom('null', 'true', '-1', '1e999', '9'.repeat(400), 'é'.repeat(2000)),
  fc.constantFrom('from:ada', 'is:spam', '"unclosed', '-', 'tag:', 'before:2026-13-45', '(', '*'),
);
const anyId = () => fc.constantFrom(...own, ...hidden, crypto.randomUUID());

/** How a request is made up: `sound` is what a program sends that read the description. */
type Mode = 'sound' | 'odd';

/** Values that a schema allows; an odd request has others as well. */
function valueOf(schema: unknown, mode: Mode, depth = 0): fc.Arbitrary<unknown> {
  if (mode === 'sound') return fittingOf(schema, mode, depth);
  const broken = fc.oneof(odd, fc.jsonValue({ maxDepth: 3 }), fc.constant(deep(2000)));
  const fitting = depth > 6 ? fc.constant(null) : fittingOf(schema, mode, depth);
  return fc.oneof({ arbitrary: fitting, weight: 9 }, { arbitrary: broken, weight: 1 });
}

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < levels; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function fittingOf(schema: unknown, mode: Mode, depth: number): fc.Arbitrary<unknown> {
  if (!isObject(schema)) return odd;
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((each) => valueOf(each, mode, depth + 1)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...listOf(schema['enum']));
  if ('const' in schema) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, mode, depth);
    case 'array':
      return fc.array(valueOf(schema['items'], mode, depth + 1), { minLength: 1, maxLength: 4 });
    case 'integer':
    case 'number':
      if (mode === 'sound') return fc.integer({ min: 1, max: 2 });
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double(), fc.maxSafeInteger());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema['format'], mode);
  }
}

function textOf(format: unknown, mode: Mode): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return anyId();
    case 'date':
      return fc.constantFrom('2026-11-28', '2024-02-29', '2026-02-30', '0000-01-01', '9999-12-31');
    case 'date-time':
      return fc.constantFrom('2026-11-28T00:00:00.000Z', '2026-11-28', '9999-12-31T23:59:59Z');
    default:
      if (mode === 'sound') return fc.constantFrom('talking', 'new', 'Ada', 'two words');
      return fc.oneof(odd, fc.constantFrom('talking', 'new', '100', 'GBP', canary), fc.lorem());
  }
}

function objectOf(
  schema: Record<string, unknown>,
  mode: Mode,
  depth: number,
): fc.Arbitrary<Record<string, unknown>> {
  const known = isObject(schema['properties']) ? schema['properties'] : {};
  const required = listOf(schema['required']).filter((name) => typeof name === 'string');
  const optional = Object.keys(known).filter((name) => !required.includes(name));
  // Of many that may be left out, any two can contradict each other.
  const chosen = fc.subarray(optional, {
    maxLength: mode === 'sound' ? Math.min(1, optional.length) : optional.length,
  });
  return chosen.chain((others) =>
    fc.record(
      Object.fromEntries(
        [...required, ...others].map((name) => [name, valueOf(known[name], mode, depth + 1)]),
      ),
    ),
  );
}

interface Sent {
  readonly operation: Described;
  readonly address: string;
  readonly body: string | undefined;
  readonly type: string;
  readonly who: keyof typeof secrets;
}

const types = fc.oneof(
  { arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8'), weight: 12 },
  { arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', ''), weight: 1 },
);

function requestOf(operation: Described, mode: Mode): fc.Arbitrary<Sent> {
  const params = operation.parameters.filter((each) => each.in === 'path');
  const query = operation.parameters.filter((each) => each.in === 'query');
  const schema = operation.requestBody?.content['application/json']?.schema;
  const properties = Object.fromEntries(query.map((each) => [each.name, each.schema]));
  const required = query.flatMap((each) => (each.required ? [each.name] : []));
  return fc.record({
    operation: fc.constant(operation),
    address: fc
      .tuple(
        params.length === 2
          ? oddAtTimes(mode, fc.constantFrom(...documents), fc.tuple(odd, odd))
          : fc.tuple(
              ...params.map((each) => oddAtTimes(mode, fittingOf(each.schema, mode, 0), odd)),
            ),
        objectOf({ properties, required }, mode, 0),
        mode === 'sound' ? fc.constant(undefined) : fc.option(odd, { freq: 12, nil: undefined }),
      )
      .map(([path, asking, unknown]) => addressOf(operation.path, path, asking, unknown)),
    body: schema === undefined ? fc.constant(undefined) : bodyOf(schema, mode),
    type: mode === 'sound' ? fc.constant('application/json') : types,
    who: fc.constantFrom('bound', 'bound', 'all'),
  });
}

const oddAtTimes = <Usual, Odd>(
  mode: Mode,
  usual: fc.Arbitrary<Usual>,
  other: fc.Arbitrary<Odd>,
): fc.Arbitrary<Usual | Odd> =>
  fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: other, weight: mode === 'odd' ? 1 : 0 });

function bodyOf(schema: unknown, mode: Mode): fc.Arbitrary<string> {
  const written = valueOf(schema, mode).map((value) => JSON.stringify(value));
  if (mode === 'sound') return written;
  return fc.oneof(
    { arbitrary: written, weight: 14 },
    { arbitrary: odd, weight: 1 },
    { arbitrary: fc.constantFrom('['.repeat(50_000), `"${'x'.repeat(300_000)}"`), weight: 1 },
  );
}

function addressOf(
  path: string,
  given: readonly unknown[],
  asking: Record<string, unknown>,
  unknown: string | undefined,
): string {
  const values = [...given];
  const at = path.replaceAll(/\{\w+\}/g, () => encoded(values.shift()));
  const query = Object.entries(asking).map(([name, value]) => `${name}=${encoded(value)}`);
  if (unknown !== undefined) query.push(`${encoded(unknown)}=1`);
  return `http://localhost${at}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Half a character is no part of an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Cs}/gu, '?'),
  );

test('whatever is sent is answered as described, by no failure and with nothing of others', async () => {
  let asking = 0;
  const answered = new Map<string, number>();
  const anyRequest = fc.oneof(
    ...operationsDescribed.flatMap((each) => [requestOf(each, 'odd'), requestOf(each, 'sound')]),
  );
  const send = async ({ operation, address, body, type, who }: Sent) => {
    asking += 1;
    if (asking % 200 === 0) await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`);
    const answer = await asked(
      new Request(address, {
        method: operation.method,
        headers: { authorization: `Bearer ${secrets[who]}`, ...(type && { 'content-type': type }) },
        ...(operation.method !== 'GET' && { body: body ?? '' }),
      }),
    );
    const kind = `${operation.operationId} ${answer.status}`;
    answered.set(kind, (answered.get(kind) ?? 0) + 1);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    // A path that something odd stands in can be one of another operation.
    if (answer.status !== 405) expect(wrongWith(operation, answer)).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (who === 'bound') expect(JSON.stringify(answer.body)).not.toMatch(foreign);
  };
  await fc.assert(fc.asyncProperty(anyRequest, send), {
    ...{ numRuns: requests, endOnFailure: false },
    includeErrorInReport: true,
  });
  // Each was done at least once: else nothing but refusals was tried. What chance has left out so far is tried alone.
  const isDone = ({ operationId }: Described) =>
    answered.has(`${operationId} 200`) || answered.has(`${operationId} 201`);
  // It would have to guess when a document was last changed.
  const wanted = operationsDescribed.filter(({ operationId }) => operationId !== 'draft_content');
  for (const operation of wanted) {
    if (isDone(operation)) continue;
    for (const sound of fc.sample(requestOf(operation, 'sound'), requests)) {
      await send(sound);
      if (isDone(operation)) break;
    }
  }
  expect(wanted.filter((each) => !isDone(each))).toEqual([]);
}, 600_000);
