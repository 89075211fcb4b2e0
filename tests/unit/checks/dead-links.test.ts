import { expect, test } from 'vitest';

import { checkLinks } from '~/collections/checks/dead-links';
import { wordsOf } from '~/collections/checks/texts';

import { linkTo, richText } from './rich-text';

const known = {
  paths: ['/', '/work', '/industries/café'],
  pages: ['seen'],
  claims: [],
  described: [],
  orphans: [],
  unpublished: [],
};
const found = (doc: object) =>
  checkLinks(wordsOf(doc), known).map(({ path, message }) => `${path}: ${message}`);

test.each([
  '/',
  '/work#deelflo',
  '/work/?a=b',
  '/industries/caf%C3%A9',
  'https://elsewhere.example/gone',
  'mailto:hello@onelayer.example',
  '//elsewhere.example',
  '/api/media/file/a.png',
  '/llms.txt',
])('%s leads somewhere, or is not ours to say', (url) => {
  expect(found({ body: richText(linkTo({ url })), buttonUrl: url, link: url })).toEqual([]);
});

test('an address at which there is no page is found in texts and in fields', () => {
  expect(found({ body: richText(linkTo({ url: '/gone' })) })).toEqual([
    'body: There is no page at /gone.',
  ]);
  expect(found({ hero: [{ buttonUrl: '/gone?x=1' }], meta: { canonical: '/%E0%A4%A' } })).toEqual([
    'hero.0.buttonUrl: There is no page at /gone.',
    'meta.canonical: There is no page at /%E0%A4%A.',
  ]);
  expect(found({ title: '/gone is the title' })).toEqual([]);
});

test('so is a link to a document that visitors do not find', () => {
  const to = (value: unknown, relationTo = 'projects') => ({ relationTo, value });
  const unseen = 'A link leads to a page that is not published.';
  expect(found({ items: [{ to: to('draft') }] })).toEqual([`items.0.to: ${unseen}`]);
  expect(found({ body: richText(linkTo({ doc: to({ id: 'draft' }) })) })).toEqual([
    `body: ${unseen}`,
  ]);
  expect(found({ to: to('seen'), body: richText(linkTo({ doc: to('seen') })) })).toEqual([]);
  // A picture has no page.
  expect(found({ to: to('draft', 'media') })).toEqual([]);
});
