import { afterEach, expect, test } from 'vitest';

import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { editPages, linking, publishPage } from '../../../support/content/composed-page';
import { refused } from '../../../support/staff/editor';

// Refusals have their lines.
logNowhere();

/** A word that nothing else on the site has. */
const secret = 'Mugglethorn';
const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
// Before that of the pages, which thus runs first: what a page shows is not deleted.
afterEach(async () => {
  const where = { author: { equals: secret } };
  const { errors } = await payload.delete({ collection: 'testimonials', where, ...asServer });
  expect(errors).toEqual([]);
});

const { publish } = editPages();

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
  ['mailto:hello@example.com?subject=Your%20site&body=Hello', true],
  ['mailto:a@b%0d%0aBcc:x', false],
  ['mailto:a%0d%0a@b.example', false],
  ['mailto:a@b.example,c@d.example', false],
  ['mailto:a@b', false],
  ['mailto:a@b.example?bcc=c@d.example', false],
  ['mailto:a@b.example?subject=x%0d%0aBcc:c@d.example', false],
  ['mailto:a@b.example?subject=x&SUBJECT=y%0A', false],
  ['tel:+44 20 7946 0000', true],
  ['tel:%0d%0a', false],
  ['tel: ', false],
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

test('a stranger does not read a draft through the page that names it', async () => {
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
  const children = [
    { type: 'text', version: 1, text: 'There', format: 0, style: '', mode: 'normal', detail: 0 },
  ];
  const link = { type: 'link', version: 3, children, format: '', indent: 0, direction: null };
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
