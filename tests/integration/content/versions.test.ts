import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';

import { readVersions, type Owner } from '@/panel/versions/read-versions';

import { payload, userWithRole } from '../../support/payload';

const editor = await userWithRole('editor');
const context = { disableRevalidate: true };
const page = await payload.findGlobal({ slug: 'work-page', depth: 0 });
const faq = (await payload.find({ collection: 'faqs', limit: 1, depth: 0 })).docs[0];

const asEditor = { user: editor, overrideAccess: false, context } as const;
const saveGlobal = (intro: string, draft: boolean) =>
  payload.updateGlobal({
    ...{ slug: 'work-page', draft, ...asEditor },
    data: { intro, _status: draft ? 'draft' : 'published' },
  });
const saveDocument = (answer: string, draft: boolean) =>
  payload.update({
    ...{ collection: 'faqs', id: faq?.id ?? '', draft, ...asEditor },
    data: { answer, _status: draft ? 'draft' : 'published' },
  });

afterAll(async () => {
  await payload.updateGlobal({
    slug: 'work-page',
    data: { ...page, _status: 'published' },
    context,
  });
  await payload.update({
    collection: 'faqs',
    id: faq?.id ?? '',
    data: { answer: faq?.answer, _status: 'published' },
    context,
  });
});

test.each([
  ['a page that is there once', { global: 'work-page' }, saveGlobal],
  ['a document', { collection: 'faqs', id: faq?.id ?? '' }, saveDocument],
] satisfies [string, Owner, typeof saveGlobal | typeof saveDocument][])(
  'the versions of %s say who saved them, and which one visitors see',
  async (_, owner, save) => {
    await save('Once more.', false);
    await save('And again.', false);
    await save('Not yet.', true);
    const req = await createLocalReq({ user: editor }, payload);
    const { versions } = await readVersions(req, owner, 1);
    expect(versions.slice(0, 3).map(({ by, state }) => [by, state])).toEqual([
      [editor['name'], 'The draft as it is'],
      [editor['name'], 'What visitors see'],
      [editor['name'], 'Published earlier'],
    ]);
  },
);

test('the panel is told that a page with a draft is published', async () => {
  await saveGlobal('Not yet.', true);
  // As Payload's panel asks.
  const asked = { slug: 'work-page', depth: 0, select: { updatedAt: true }, user: editor } as const;
  expect(await payload.findGlobal(asked)).toMatchObject({ _status: 'published' });
});
