import { expect, test } from 'vitest';

import { listPages } from '~/collections/page-paths';
import { listRedirects } from '@/site/redirects/list-redirects';

import { logNowhere, payload } from '../../../support/payload';
import { editPages, linking, publishPage } from '../../../support/content/composed-page';
import { refusal, refused } from '../../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const { ask, publish } = editPages();

const pathsShown = async () => (await listPages(payload)).map(({ path }) => path);

test.each([
  ['admin', 'the inbox'],
  ['api', 'the way in for programs'],
  ['cms', 'this panel'],
  ['quote', 'the quote page'],
  ['icons', 'the icons of the site'],
  ['robots', 'the list for search engines'],
  ['privacy', 'the legal page “Privacy Policy”'],
])('no page is published at /%s, and the field says what is there', async (slug, what) => {
  expect(await refused(await publish(slug))).toEqual([
    400,
    ['slug', `/${slug} is taken: ${what} stands there.`],
  ]);
});

test('neither a page nor a legal page takes the address of a page, nor does a draft of one', async () => {
  await publishPage('first-of-tests');
  const message = '/first-of-tests is taken: the page “Page first-of-tests” stands there.';
  const own = '“Page first-of-tests” has this address already. Choose another one.';
  expect(await refused(await publish('first-of-tests'))).toEqual([400, ['slug', own]]);
  const { docs } = await payload.find({ collection: 'legal-pages', limit: 1, depth: 0 });
  const sections = docs[0]?.sections.map(({ heading, body }) => ({ heading, body }));
  const legal = { title: 'Legal', slug: 'first-of-tests', sections };
  expect(await refused(await ask('POST', '/legal-pages', legal))).toEqual([400, ['slug', message]]);
  const body = { title: 'Second', slug: 'first-of-tests' };
  expect(await refused(await ask('POST', '/pages?draft=true', body))).toEqual([400, ['slug', own]]);
});

test('a renamed page is followed: its links name it, and its former address leads on', async () => {
  const { id } = await publishPage('before-of-tests');
  await publishPage(
    'linking-of-tests',
    linking({ to: 'page', page: { relationTo: 'pages', value: id } }),
  );
  expect(await pathsShown()).toEqual(
    expect.arrayContaining(['/before-of-tests', '/linking-of-tests']),
  );
  const { status } = await ask('PATCH', `/pages/${id}`, { slug: 'after-of-tests' });
  expect(status).toBe(200);
  expect(await pathsShown()).not.toContain('/before-of-tests');
  expect((await listPages(payload)).find((page) => page.id === id)?.path).toBe('/after-of-tests');
  expect(await listRedirects()).toContainEqual({
    from: '/before-of-tests',
    to: '/after-of-tests',
    status: 308,
  });
});

test('a page that another one leads to is not thrown away', async () => {
  const { id } = await publishPage('led-to-of-tests');
  const { id: other } = await publishPage(
    'linking-of-tests',
    linking({ to: 'page', page: { relationTo: 'pages', value: id } }),
  );
  const answer = await ask('DELETE', `/pages/${id}`);
  expect(answer.status).toBe(409);
  expect(refusal.parse(await answer.json()).errors[0]?.message).toContain(
    'the page “Page linking-of-tests”',
  );
  // The other one first, so that both can go.
  expect((await ask('DELETE', `/pages/${other}`)).status).toBe(200);
});
