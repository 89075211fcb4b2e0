import { expect, test } from 'vitest';
import { z } from 'zod';

import { logNowhere, payload } from '../../../support/payload';
import {
  editSections,
  home,
  industry,
  inHome,
  rows,
  shown,
  without,
} from '../../../support/content/sections';
import { seededIndustry } from '../../../support/content/seeded-industry';

logNowhere();

const { ask, inIndustry, saveHome, saveIndustry } = editSections();

const text = { blockType: 'text', heading: 'Quibblewort' };

test('home and industries come with their sections in the first order', async () => {
  expect(await shown(inHome)).toEqual(home);
  const { docs } = await payload.find({ collection: 'industries', pagination: false, depth: 0 });
  for (const { sections } of docs)
    expect(sections?.map(({ blockType }) => blockType)).toEqual(industry);
  const made = await ask('POST', '/industries?draft=true', { title: 'New' });
  const { doc } = z
    .object({
      doc: z.object({ id: z.string(), sections: z.array(z.object({ blockType: z.string() })) }),
    })
    .parse(await made.json());
  await payload.delete({ collection: 'industries', id: doc.id, overrideAccess: true });
  expect(doc.sections.map(({ blockType }) => blockType)).toEqual(industry);
});

test('an editor moves sections of home, and puts parts between them', async () => {
  const order = ['opening', 'stories', 'stats', ...without(home, 'opening', 'stories')];
  expect((await saveHome(rows(...order))).status).toBe(200);
  expect(await shown(inHome)).toEqual(order);
});

test('an editor leaves out of an industry what the specification does not ask for', async () => {
  const order = ['opening', 'benefits', 'text', 'solutions', 'useCases', 'quote-form', 'next'];
  const sections = rows(...order).map((row) =>
    row.blockType === 'quote-form' ? { blockType: 'form', form: 'quote' } : row,
  );
  expect((await saveIndustry(sections)).status).toBe(200);
  expect(await shown(inIndustry())).toEqual(sections.map(({ blockType }) => blockType));
});

test('a draft may be anything, and visitors have the order that was published', async () => {
  expect((await saveHome(rows('text'), '?draft=true')).status).toBe(200);
  expect(await shown(inHome)).toEqual(home);
});

test('an empty list is the first order', async () => {
  expect((await saveHome([])).status).toBe(200);
  expect((await saveIndustry([])).status).toBe(200);
});

test('the words of a part are found in the panel’s search', async () => {
  await saveHome([...rows('opening'), text, ...rows(...home.slice(1))]);
  const found = await ask('GET', '/content-texts?q=quibblewort');
  expect(await found.json()).toMatchObject({
    count: 1,
    found: [
      {
        label: 'Home page › Sections › Sections of the page › Text 2 › Heading',
        href: '/cms/globals/home-page?field=sections.1.heading&tab=0',
      },
    ],
  });
});

test('a former order is restored with the version that has it', async () => {
  const order = ['opening', ...without(industry, 'opening', 'next').toReversed(), 'next'];
  await saveIndustry(rows(...order));
  const versions = {
    collection: 'industries',
    where: { parent: { equals: (await seededIndustry('aviation')).id } },
  } as const;
  const { docs } = await payload.findVersions({ ...versions, sort: '-updatedAt', limit: 2 });
  const restored = await ask('POST', `/industries/versions/${docs[1]?.id ?? ''}`);
  expect(restored.status).toBe(200);
  expect(await shown(inIndustry())).toEqual(industry);

  await saveHome(rows('opening', ...without(home, 'opening', 'contact').toReversed(), 'contact'));
  const { docs: ofHome } = await payload.findGlobalVersions({
    slug: 'home-page',
    sort: '-updatedAt',
    limit: 2,
  });
  const before = `${inHome}/versions/${ofHome[1]?.id ?? ''}`;
  expect((await ask('POST', before)).status).toBe(200);
  expect(await shown(inHome)).toEqual(home);
});
