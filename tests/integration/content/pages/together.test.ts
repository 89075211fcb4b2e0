import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';

import { readKnown } from '@/panel/checks/known';
import { suggestLinks } from '~/collections/search/suggest-links';

import { editPages, hero, linking, publishPage } from '../../../support/content/composed-page';
import { logNowhere, payload, userWithRole } from '../../../support/payload';
import { rest } from '../../../support/rest';

logNowhere();

const { ask } = editPages();

const known = async () => readKnown(payload, await userWithRole('editor'));

test('a page is an orphan until a published one links to it, by its document or its address', async () => {
  const { id } = await publishPage('alone-of-tests');
  expect((await known()).orphans).toContain(id);
  const draft = await ask('POST', '/pages?draft=true', {
    title: 'Draft of tests',
    slug: 'draft-of-tests',
    blocks: linking({ to: 'address', address: '/alone-of-tests' }),
  });
  expect(draft.status).toBe(201);
  expect((await known()).orphans).toContain(id);
  const { id: linkingId } = await publishPage(
    'linking-of-tests',
    linking({ to: 'address', address: '/alone-of-tests#top' }),
  );
  expect((await known()).orphans).not.toContain(id);
  expect((await known()).orphans).toContain(linkingId);
});

test('what lists and menus lead to is no orphan, and a fresh site has none', async () => {
  expect((await known()).orphans).toEqual([]);
});

test('each page says in results what an editor wrote for them, or its own', async () => {
  const { id } = await publishPage('said-of-tests');
  await ask('PATCH', `/pages/${id}`, { meta: { title: 'Said of tests', description: 'So.' } });
  const { described } = await known();
  expect(described.find(({ of }) => of === id)).toEqual({
    ...{ of: id, path: '/said-of-tests' },
    ...{ title: 'Said of tests', description: 'So.' },
  });
  expect(described.find(({ path }) => path === '/industries/fitness')?.title).not.toBe('');
});

test('pages with the same seldom words are suggested, unless one of the two links to the other', async () => {
  const words = 'Wherrymen reckon tidewaiters by lighterage.';
  const part = { ...hero, lede: words };
  const { id: one } = await publishPage('one-of-tests', [part]);
  const { id: other } = await publishPage('other-of-tests', [part]);
  const req = await createLocalReq({ user: await userWithRole('editor') }, payload);
  const suggested = async (id: string) =>
    (await suggestLinks('pages', id, req)).map(({ path }) => path);
  expect((await suggested(one))[0]).toBe('/other-of-tests');
  const link = { words: 'More', to: 'address', address: '/one-of-tests' };
  await ask('PATCH', `/pages/${other}`, { blocks: [{ ...part, second: link }] });
  expect(await suggested(one)).not.toContain('/other-of-tests');
  expect(await suggested(other)).not.toContain('/one-of-tests');
});

test('nobody but those who change content is told', async () => {
  const { id } = await publishPage('asked-of-tests');
  const address = `/link-suggestions?collection=pages&id=${id}`;
  expect((await rest('GET', '/link-suggestions')).status).toBe(403);
  const answer = await ask('GET', address);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('"suggestions"'),
  ]);
  expect((await ask('GET', '/link-suggestions?collection=users&id=x')).status).toBe(404);
});
