import { createLocalReq } from 'payload';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { homeSections } from '~/collections/sections/home-sections';
import { industrySections } from '~/collections/sections/industry-sections';
import { inFirstOrder } from '~/collections/sections/own-section';
import { down, up } from '~/migrations/20261122_151000_home_and_industry_sections';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refused, signedInEditor } from '../../support/staff/editor';

logNowhere();

type Rows = readonly { readonly blockType: string; readonly [field: string]: unknown }[];

const home = homeSections.map(({ slug }) => slug);
const industry = industrySections.map(({ slug }) => slug);
const rows = (...types: string[]): Rows => types.map((blockType) => ({ blockType }));
const inHome = '/globals/home-page';
const text = { blockType: 'text', heading: 'Quibblewort' };

let headers: Record<string, string>;
let inIndustry: string;
let id: string;
beforeAll(async () => {
  headers = await signedInEditor();
  const where = { slug: { equals: 'aviation' } };
  const { docs } = await payload.find({ collection: 'industries', where, depth: 0 });
  id = docs[0]?.id ?? '';
  inIndustry = `/industries/${id}`;
});

const saveHome = (sections: Rows, query = '') =>
  rest('POST', `${inHome}${query}`, { headers, body: { sections } });
const saveIndustry = (sections: Rows) =>
  rest('PATCH', inIndustry, { headers, body: { sections, _status: 'published' } });

afterEach(async () => {
  const body = { sections: inFirstOrder(homeSections), _status: 'published' };
  expect((await rest('POST', inHome, { headers, body })).status).toBe(200);
  expect((await saveIndustry(inFirstOrder(industrySections))).status).toBe(200);
});

const withSections = z.object({ sections: z.array(z.object({ blockType: z.string() })) });

/** The sections that a visitor gets, in their order. */
async function shown(path: string) {
  const { sections } = withSections.parse(await (await rest('GET', path)).json());
  return sections.map(({ blockType }) => blockType);
}

/** All but some, in their order. */
const without = (types: readonly string[], ...left: string[]) =>
  types.filter((type) => !left.includes(type));

test('home and industries come with their sections in the first order', async () => {
  expect(await shown(inHome)).toEqual(home);
  const { docs } = await payload.find({ collection: 'industries', pagination: false, depth: 0 });
  for (const { sections } of docs)
    expect(sections?.map(({ blockType }) => blockType)).toEqual(industry);
  const made = await rest('POST', '/industries?draft=true', { headers, body: { title: 'New' } });
  const { doc } = z
    .object({ doc: withSections.extend({ id: z.string() }) })
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
  expect(await shown(inIndustry)).toEqual(sections.map(({ blockType }) => blockType));
});

test.each(homeSections)('home keeps its section $name', async ({ slug, name, stays }) => {
  const answer = await saveHome(rows(...without(home, slug)));
  expect(await refused(answer)).toEqual([
    400,
    [
      'sections',
      `“${name}” is missing. You may move it, but it stays on the page: ${stays}. Add it again with “Add Section”.`,
    ],
  ]);
});

test.each(['solutions', 'useCases', 'benefits', 'next'])(
  'an industry keeps its section %s',
  async (slug) => {
    const [status, problem] = await refused(await saveIndustry(rows(...without(industry, slug))));
    expect([status, String(problem)]).toEqual([
      400,
      expect.stringContaining('the specification asks for it on every industry page'),
    ]);
  },
);

const between = (...types: string[]) => [...home.slice(0, 2), ...types, ...home.slice(2)];

test.each([
  [
    'a section twice',
    rows(...between('services')),
    '“Services” stands in rows 3 and 5. Remove one of them: the page has it once.',
  ],
  [
    'the hero below',
    rows('text', ...home),
    '“Hero” stands first: it holds the heading of the whole page. Move it to the top.',
  ],
  [
    'a part after the contact form',
    rows(...home, 'text'),
    '“Contact” stands last: its street stands on the yellow of the footer. Move what is below it up.',
  ],
  [
    'two yellow bands that touch',
    rows(...home.flatMap((slug) => (slug === 'portfolio' ? ['callToAction', slug] : [slug]))),
    'Rows 6 and 7 are both yellow, and would look like one. Put something between them.',
  ],
  [
    'the contact form twice',
    rows(...between('form')),
    'The page has the contact form already, in “Contact”. Let a link lead to it: #contact.',
  ],
  [
    'a form twice',
    [
      ...rows(...home.slice(0, 2)),
      ...Array.from({ length: 2 }, () => ({ blockType: 'form', form: 'quote' })),
      ...rows(...home.slice(2)),
    ],
    'A page has each form once. Let a link lead to it: #contact or #quote.',
  ],
  [
    'more than there is room for',
    rows(...between(...Array.from({ length: 21 }, () => 'steps'))),
    'A page has at most 20 parts besides its own sections. Make a page of its own of some.',
  ],
])('home with %s is refused', async (_, sections, message) => {
  expect(await refused(await saveHome(sections))).toEqual([400, ['sections', message]]);
});

test('a draft may be anything, and visitors have the order that was published', async () => {
  expect((await saveHome(rows('text'), '?draft=true')).status).toBe(200);
  expect(await shown(inHome)).toEqual(home);
});

test('an empty list is the first order', async () => {
  expect((await saveHome([])).status).toBe(200);
  expect((await saveIndustry([])).status).toBe(200);
});

const body = (url: string) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', children: [], fields: { linkType: 'custom', url } }],
      },
    ],
  },
});

test('a link that would run a script is refused in a text of either page', async () => {
  const odd = { ...text, body: body('javascript:alert(1)') };
  const message = 'A link leads to a web address, an email address or a telephone number.';
  for (const answer of [
    await saveHome([...rows('opening'), odd, ...rows(...home.slice(1))]),
    await saveIndustry([...rows('opening'), odd, ...rows(...industry.slice(1))]),
  ])
    expect(await refused(answer)).toEqual([400, ['sections.1.body', message]]);
});

test('the words of a part are found in the panel’s search', async () => {
  await saveHome([...rows('opening'), text, ...rows(...home.slice(1))]);
  const found = await rest('GET', '/content-texts?q=quibblewort', { headers });
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
  const versions = { collection: 'industries', where: { parent: { equals: id } } } as const;
  const { docs } = await payload.findVersions({ ...versions, sort: '-updatedAt', limit: 2 });
  const restored = await rest('POST', `/industries/versions/${docs[1]?.id ?? ''}`, { headers });
  expect(restored.status).toBe(200);
  expect(await shown(inIndustry)).toEqual(industry);

  await saveHome(rows('opening', ...without(home, 'opening', 'contact').toReversed(), 'contact'));
  const { docs: ofHome } = await payload.findGlobalVersions({
    slug: 'home-page',
    sort: '-updatedAt',
    limit: 2,
  });
  const before = `${inHome}/versions/${ofHome[1]?.id ?? ''}`;
  expect((await rest('POST', before, { headers })).status).toBe(200);
  expect(await shown(inHome)).toEqual(home);
});

test('pages that there were before, and all their versions, get the first order', async () => {
  const { drizzle: db } = payload.db;
  const given = { db, payload, req: await createLocalReq({}, payload) };
  await down(given);
  await up(given);
  const all = { pagination: false, depth: 0 } as const;
  const page = await payload.findGlobal({ slug: 'home-page', depth: 0 });
  const { docs: ofHome } = await payload.findGlobalVersions({ slug: 'home-page', ...all });
  expect(ofHome.length).toBeGreaterThan(0);
  for (const { sections } of [page, ...ofHome.map(({ version }) => version)]) {
    expect(sections).toMatchObject(inFirstOrder(homeSections));
    expect(new Set(sections?.map((section) => section.id)).size).toBe(home.length);
  }
  const { docs } = await payload.find({ collection: 'industries', ...all });
  const versions = await payload.findVersions({ collection: 'industries', ...all });
  expect(versions.docs.length).toBeGreaterThan(docs.length);
  for (const { sections } of [...docs, ...versions.docs.map(({ version }) => version)])
    expect(sections).toMatchObject(inFirstOrder(industrySections));
});
