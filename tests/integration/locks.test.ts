import { afterAll, expect, test } from 'vitest';

import { logNowhere, payload, userWithRole } from '../support/payload';
import { cookieOf, rest } from '../support/rest';

// Refusals have their lines.
logNowhere();

const globalSlug = 'home-page';
const collection = 'payload-locked-documents';
afterAll(() => payload.delete({ collection, where: { globalSlug: { equals: globalSlug } } }));

test('an editor locks in their own name alone', async () => {
  const admin = await userWithRole('admin');
  const editor = await userWithRole('editor');
  const body = { email: editor.email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const lock = (method: string, path: string, value: string) =>
    rest(method, path, { headers, body: { globalSlug, user: { relationTo: 'users', value } } });

  expect((await lock('POST', `/${collection}`, admin.id)).status).toBe(403);
  expect((await lock('POST', `/${collection}`, editor.id)).status).toBe(201);
  const { docs } = await payload.find({
    collection,
    where: { globalSlug: { equals: globalSlug } },
    depth: 0,
  });
  expect(docs.map(({ user }) => user.value)).toEqual([editor.id]);
  const path = `/${collection}/${docs[0]?.id ?? ''}`;
  expect((await lock('PATCH', path, admin.id)).status).toBe(403);
  expect((await lock('PATCH', path, editor.id)).status).toBe(200);
});
