import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { listOwnTemplates } from '@/panel/templates/own-templates';
import { checkDocument } from '~/collections/checks';
import { pageTemplates } from '~/collections/pages/templates';

import { editPages, publishPage } from '../../../support/content/composed-page';
import { logNowhere, payload, userWithRole } from '../../../support/payload';

// Refusals have their lines.
logNowhere();
const { ask } = editPages();
const made: string[] = [];
afterEach(async () => {
  const where = { id: { in: made.splice(0) } };
  const asServer = { overrideAccess: true, context: { disableRevalidate: true } };
  await payload.delete({ collection: 'pages', where, trash: true, ...asServer });
});

const stored = z.object({
  doc: z.looseObject({
    id: z.string(),
    _status: z.string(),
    title: z.string().nullish(),
    slug: z.string().nullish(),
    placeholder: z.boolean(),
    blocks: z.array(z.looseObject({ blockType: z.string() })),
  }),
});

/** As the panel makes it (src/panel/templates/template-list.tsx). */
async function begin(content: object) {
  const answer = await ask('POST', '/pages?draft=true&depth=0', { ...content, _status: 'draft' });
  expect(answer.status).toBe(201);
  const { doc } = stored.parse(await answer.json());
  made.push(doc.id);
  return doc;
}

const site = { paths: [], pages: [], claims: [], described: [], orphans: [], unpublished: [] };
const samplesIn = (doc: unknown) =>
  checkDocument('pages', doc, site).filter(({ kind }) => kind === 'sample-words');

test.each(pageTemplates)(
  '$name begins a draft without an address, and says what to replace',
  async (template) => {
    const { blocks, meta } = template;
    const doc = await begin({ blocks, meta, placeholder: true });
    expect([doc._status, doc.slug ?? '', doc.title ?? '', doc.placeholder]).toEqual([
      ...['draft', '', ''],
      true,
    ]);
    expect(doc.blocks.map(({ blockType }) => blockType)).toEqual(
      blocks.map(({ blockType }) => blockType),
    );
    // As many as there are marks in it.
    const marks = JSON.stringify(doc.blocks).split('[Replace: ').length - 1;
    expect(marks).toBeGreaterThan(2);
    expect(samplesIn(doc)).toHaveLength(marks);
    for (const { message } of samplesIn(doc))
      expect(message).toMatch(/^Still from the template: write /);

    // Without an address nobody publishes it by mistake.
    const early = await ask('PATCH', `/pages/${doc.id}`, { title: 'Soon', _status: 'published' });
    expect([early.status, await early.text()]).toEqual([400, expect.stringContaining('slug')]);

    const replaced = z
      .array(z.unknown())
      .parse(
        JSON.parse(JSON.stringify(doc.blocks).replaceAll(/\[Replace: [^\]]*\]/g, 'Our words')),
      );
    const ours = { title: 'Ours', slug: 'from-template-of-tests', blocks: replaced };
    const done = await ask('PATCH', `/pages/${doc.id}`, { ...ours, _status: 'published' });
    expect([done.status, done.status === 200 || (await done.text())]).toEqual([200, true]);
    expect(samplesIn({ ...doc, ...ours })).toEqual([]);
  },
);

const count = async () =>
  (await payload.count({ collection: 'pages', trash: true, overrideAccess: true })).totalDocs;

const shown = async () => {
  const own = await listOwnTemplates(payload, await userWithRole('editor'));
  return own.map(({ title }) => title);
};

test('pages of their own are offered once somebody keeps them, and looking makes none', async () => {
  const page = await publishPage('kept-of-tests');
  const before = await count();
  expect(await shown()).toEqual([]);
  await ask('PATCH', `/pages/${page.id}`, { isTemplate: true, _status: 'published' });
  expect(await shown()).toEqual(['Page kept-of-tests']);
  expect(await count()).toBe(before);
  const { docs } = await payload.find({
    ...{ collection: 'pages', where: { id: { equals: page.id } }, overrideAccess: false },
  });
  expect(docs[0]).not.toHaveProperty('isTemplate');
});
