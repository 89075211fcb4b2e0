import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { serverFunctionCall } from '@/app/(payload)/server-function-call';
import { scheduleAhead } from '@/panel/schedules/schedule-ahead';

import { payload, userWithRole } from '../support/payload';
import { cookieOf, rest } from '../support/rest';

const args = { collectionSlug: 'industries', schemaPath: 'industries' };

async function signedIn(): Promise<Headers> {
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  return new Headers(cookieOf(await rest('POST', '/users/login', { body })));
}

test('who is signed in calls what the panel calls', async () => {
  const call = { name: 'form-state', args };
  expect(await serverFunctionCall(call, await signedIn())).toEqual(call);
});

test('nobody else calls anything', async () => {
  const wrong = new Headers({ Cookie: 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x' });
  for (const headers of [new Headers(), wrong])
    for (const name of ['form-state', 'render-list', 'constructor'])
      expect(await serverFunctionCall({ name, args }, headers)).toBeUndefined();
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'copy-data-from-locale',
  'render-field',
  '',
  1,
])('no function is called %s', async (name) => {
  expect(await serverFunctionCall({ name, args }, await signedIn())).toBeUndefined();
});

test('a call brings nothing but its name and its arguments', async () => {
  const call = { name: 'form-state', args };
  const more = { ...call, serverFunctions: { 'form-state': 'other' }, config: {}, importMap: {} };
  expect(await serverFunctionCall(more, await signedIn())).toEqual(call);
  for (const given of [null, undefined, 'form-state', [], { name: 'form-state' }])
    expect(await serverFunctionCall(given, await signedIn())).toBeUndefined();
});

const navigation = (data: unknown) => ({ globalSlug: 'navigation', data });
const rows = (count: number) => Array.from({ length: count }, () => ({}));

test.each([
  ['form-state', { collectionSlug: '__proto__' }],
  ['form-state', { globalSlug: 'constructor' }],
  ['form-state', { collectionSlug: ['industries'] }],
  ['render-document', { collectionSlug: 'payload-kv' }],
  ['render-list', {}],
  ['render-list', { collectionSlug: 'industries' }],
  ['get-upcoming-scheduled-publish', {}],
  ['get-upcoming-scheduled-publish', { collectionSlug: 'industries' }],
  ['get-upcoming-scheduled-publish', { globalSlug: 'inbox-settings' }],
  // More than a form has, in each of the ways in which it is sent.
  ['form-state', navigation({ footer: { companyLinks: rows(201) } })],
  ['form-state', navigation({ footer: { companyLinks: rows(100).map(() => ({ a: rows(101) })) } })],
  ['form-state', { ...args, formState: { 'solutions.200.title': { value: 'x' } } }],
  ['form-state', { ...args, formState: { solutions: { value: 201, rows: rows(201) } } }],
])('a call of %s with %j makes no sense', async (name, given) => {
  expect(await serverFunctionCall({ name, args: given }, await signedIn())).toBeUndefined();
});

test.each([
  ['render-list', { collectionSlug: 'industries', query: { where: {} } }],
  ['get-upcoming-scheduled-publish', { globalSlug: 'navigation' }],
  ['form-state', navigation({ footer: { companyLinks: rows(8) } })],
  ['form-state', { ...args, data: { body: { root: { children: rows(500) } } } }],
])('a call of %s with %j is answered', async (name, given) => {
  const call = { name, args: given };
  expect(await serverFunctionCall(call, await signedIn())).toEqual(call);
});

test('who may not change something does not lock it', async () => {
  const { id } = await userWithRole('admin');
  for (const of of [{ globalSlug: 'inbox-settings' }, { collectionSlug: 'users', id }]) {
    const call = { name: 'form-state', args: { ...of, returnLockStatus: true } };
    const answer = await serverFunctionCall(call, await signedIn());
    expect(answer?.args).toMatchObject({ ...of, returnLockStatus: false });
  }
  const call = { name: 'form-state', args: { globalSlug: 'navigation', returnLockStatus: true } };
  expect(await serverFunctionCall(call, await signedIn())).toEqual(call);
});

test('what cannot be published at a date is not put off', async () => {
  const user = await userWithRole('editor');
  const req = await createLocalReq({ user }, payload);
  const { docs } = await payload.find({ collection: 'faqs', limit: 1, depth: 0 });
  const value = docs[0]?.id ?? '';
  const date = new Date(Date.now() + 3_600_000);
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const call of [
    {},
    { doc: { relationTo: 'faqs', value: nobody } },
    { doc: { relationTo: 'faqs', value: 'x' } },
    { doc: { relationTo: 'users', value: user.id } },
    { doc: { relationTo: 'contact-submissions', value: nobody } },
    { doc: { relationTo: '__proto__', value } },
    { doc: { relationTo: 'faqs', value }, global: 'navigation' },
    { global: 'inbox-settings' },
    { global: 'nope' },
    { global: '__proto__' },
    { global: 'forms', type: 'unpublish' },
    { global: 'forms', type: 'nonsense' },
    { deleteID: 'x', doc: { relationTo: 'faqs', value } },
  ]) {
    const answer: unknown = await schedule({ type: 'publish', date, req, ...call });
    expect([call, refused.safeParse(answer).success]).toEqual([call, true]);
  }
  expect(
    await schedule({ type: 'publish', date, req, doc: { relationTo: 'faqs', value } }),
  ).toMatchObject({ message: 'Success' });
  const { totalDocs } = await payload.count({ collection: 'payload-jobs', where: ofSchedules });
  expect(totalDocs).toBe(1);
});

const ofSchedules = { taskSlug: { equals: 'schedulePublish' } };
afterAll(() => payload.delete({ collection: 'payload-jobs', where: ofSchedules }));

/** As the panel's server calls it, with whatever somebody sent. */
const schedule = (given: object) => scheduleAhead(sent.parse(given));
const refused = z.strictObject({ error: z.string() });
const sent = z.custom<Parameters<typeof scheduleAhead>[0]>();
