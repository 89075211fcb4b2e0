import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { listPages } from '~/collections/page-paths';
import { pageBlocks } from '~/collections/pages/blocks';
import { listRedirects } from '@/site/redirects/list-redirects';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { type Parts, publishPage } from '../../support/staff/composed-page';
import { refusal, refused, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterEach(async () => {
  const where = { slug: { like: 'of-tests' } };
  const context = { disableRevalidate: true };
  await payload.delete({ collection: 'pages', where, trash: true, overrideAccess: true, context });
  const byNobody = { author: { equals: secret } };
  await payload.delete({
    collection: 'testimonials',
    where: byNobody,
    overrideAccess: true,
    context,
  });
});

/** A word that nothing else on the site has. */
const secret = 'Mugglethorn';

const hero = { blockType: 'hero' };

const publish = (slug: string, blocks: Parts = [hero]) =>
  rest('POST', '/pages', { headers, body: { title: `Page ${slug}`, slug, blocks } });

const pathsShown = async () => (await listPages(payload)).map(({ path }) => path);

const stored = z.object({
  doc: z.object({ id: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) }),
});

test('a page of new parts, each with the words that it comes with, can be published', async () => {
  const blocks = pageBlocks().map(({ slug }) => ({ blockType: slug }));
  expect(blocks).toHaveLength(11);
  const answer = await publish('all-parts-of-tests', blocks);
  expect(answer.status).toBe(201);
  const { doc } = stored.parse(await answer.json());
  expect(doc.blocks.map(({ blockType }) => blockType)).toEqual(
    blocks.map(({ blockType }) => blockType),
  );
  // Each says something at once.
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: 'all-parts-of-tests' } },
    depth: 0,
  });
  for (const block of docs[0]?.blocks ?? [])
    expect('headline' in block ? block.headline : block.heading).toMatch(/\w/);
});

test('a new page begins with its hero', async () => {
  const answer = await rest('POST', '/pages?draft=true', { headers, body: { title: 'New' } });
  const { doc } = stored.parse(await answer.json());
  await payload.delete({ collection: 'pages', id: doc.id, overrideAccess: true });
  expect(doc.blocks).toMatchObject([{ blockType: 'hero', action: { address: '/quote' } }]);
});

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

test('neither a page nor a legal page takes the address of a page, and a draft may', async () => {
  await publishPage('first-of-tests');
  const message = '/first-of-tests is taken: the page “Page first-of-tests” stands there.';
  expect(await refused(await publish('first-of-tests'))).toEqual([400, ['slug', message]]);
  const { docs } = await payload.find({ collection: 'legal-pages', limit: 1, depth: 0 });
  const sections = docs[0]?.sections.map(({ heading, body }) => ({ heading, body }));
  const legal = { title: 'Legal', slug: 'first-of-tests', sections };
  expect(await refused(await rest('POST', '/legal-pages', { headers, body: legal }))).toEqual([
    400,
    ['slug', message],
  ]);
  const body = { title: 'Second', slug: 'first-of-tests' };
  expect((await rest('POST', '/pages?draft=true', { headers, body })).status).toBe(201);
});

test.each([
  ['no hero', [{ blockType: 'text' }], 'A page begins with a hero, which holds its heading.'],
  ['two heroes', [hero, hero], 'A page has one hero. Take a text or a call to action instead.'],
  [
    'a form twice',
    [hero, { blockType: 'form' }, { blockType: 'form', form: 'contact' }],
    'A page has each form once. Let a link lead to it: #contact or #quote.',
  ],
  [
    'more than there is room for',
    [hero, ...Array.from({ length: 20 }, () => ({ blockType: 'steps' }))],
    'A page has at most 20 parts. Make a second page of this one.',
  ],
])('a page with %s is refused', async (_, blocks, message) => {
  expect(await refused(await publish('odd-of-tests', blocks))).toEqual([400, ['blocks', message]]);
});

test('both forms on one page are fine', async () => {
  const forms = ['contact', 'quote'].map((form) => ({ blockType: 'form', form }));
  expect((await publish('forms-of-tests', [hero, ...forms])).status).toBe(201);
});

const linking = (second: object) => [{ ...hero, second: { words: 'More', ...second } }];

test.each([
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['http://evil.example', false],
  ['work', false],
  ['', false],
  ['/work', true],
  ['/#contact', true],
  ['#quote', true],
  ['https://example.com/a?b=c', true],
  ['mailto:hello@example.com', true],
  ['tel:+44 20 7946 0000', true],
])('a link to the address %j: %s', async (address, isTaken) => {
  const answer = await publish('linking-of-tests', linking({ to: 'address', address }));
  expect(await refused(answer)).toEqual(
    isTaken
      ? [201]
      : [
          400,
          [
            'blocks.0.second.address',
            'Give a path of this site (/work), a place on this page (#contact), or https://…',
          ],
        ],
  );
});

test('a link with words and without a page is refused, and one without words is none', async () => {
  expect(await refused(await publish('linking-of-tests', linking({ to: 'page' })))).toEqual([
    400,
    ['blocks.0.second.page', 'Choose the page that the link leads to.'],
  ]);
  const none = linking({ words: '', to: 'page' });
  expect((await publish('linking-of-tests', none)).status).toBe(201);
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
  const { status } = await rest('PATCH', `/pages/${id}`, {
    headers,
    body: { slug: 'after-of-tests' },
  });
  expect(status).toBe(200);
  expect(await pathsShown()).not.toContain('/before-of-tests');
  expect((await listPages(payload)).find((page) => page.id === id)?.path).toBe('/after-of-tests');
  expect(await listRedirects()).toContainEqual({
    from: '/before-of-tests',
    to: '/after-of-tests',
    status: 308,
  });
});

test('a typed address of a document becomes the document, and a place on its page stays typed', async () => {
  const { id } = await publishPage('named-of-tests');
  const address = '/named-of-tests';
  const page = await publishPage('linking-of-tests', linking({ to: 'address', address }));
  const other = await publishPage(
    'placed-of-tests',
    linking({ to: 'address', address: `${address}#contact` }),
  );
  expect(page.blocks[0]).toMatchObject({
    second: { words: 'More', to: 'page', page: { relationTo: 'pages', value: id } },
  });
  expect(other.blocks[0]).toMatchObject({
    second: { to: 'address', address: `${address}#contact` },
  });
});

test('a page that another one leads to is not thrown away', async () => {
  const { id } = await publishPage('led-to-of-tests');
  const { id: other } = await publishPage(
    'linking-of-tests',
    linking({ to: 'page', page: { relationTo: 'pages', value: id } }),
  );
  const answer = await rest('DELETE', `/pages/${id}`, { headers });
  expect(answer.status).toBe(409);
  expect(refusal.parse(await answer.json()).errors[0]?.message).toContain(
    'the page “Page linking-of-tests”',
  );
  // The other one first, so that both can go.
  expect((await rest('DELETE', `/pages/${other}`, { headers })).status).toBe(200);
});

test('a stranger does not read a draft through the page that names it', async () => {
  const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
  const draft = { title: secret, slug: 'secret-of-tests' };
  const { id } = await payload.create({
    collection: 'pages',
    data: draft,
    draft: true,
    ...asServer,
  });
  const testimonial = await payload.create({
    collection: 'testimonials',
    data: { author: secret },
    draft: true,
    ...asServer,
  });
  const toDraft = { relationTo: 'pages', value: id };
  const link = { type: 'link', version: 3, children: [], format: '', indent: 0, direction: null };
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [{ ...link, fields: { linkType: 'internal', newTab: false, doc: toDraft } }],
  };
  await publishPage('naming-of-tests', [
    ...linking({ to: 'page', page: toDraft }),
    { blockType: 'testimonials', testimonials: [testimonial.id] },
    {
      blockType: 'text',
      body: {
        root: {
          type: 'root',
          version: 1,
          format: '',
          indent: 0,
          direction: null,
          children: [paragraph],
        },
      },
    },
  ]);
  for (const query of ['depth=3', 'depth=0']) {
    const answer = await rest('GET', `/pages?where[slug][equals]=naming-of-tests&${query}`);
    const text = await answer.text();
    expect(text).toContain('naming-of-tests');
    expect(text).not.toContain(secret);
  }
});
