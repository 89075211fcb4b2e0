import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { attacks } from '../support/abuse/attacks';
import { called } from '../support/abuse/executable';
import { fillTexts } from '../support/abuse/fill-texts';
import { runnableIn } from '../support/abuse/judge';

let site: AbusedSite;
let editor: string;
beforeAll(async () => {
  site = await startAbusedSite();
  editor = await site.signIn(staffAccounts.editor);
  const blocks = ['hero', 'features', 'steps', 'projects', 'testimonials', 'stats', 'faq', 'text']
    .concat('gallery', 'form', 'callToAction')
    .map((blockType) => ({ blockType }));
  const body = { title: 'Attacked', slug: 'attacked', blocks, _status: 'published' };
  expect((await site.call('POST', '/api/pages', { cookie: editor, body })).status).toBe(201);
});
afterAll(() => {
  console.table(table);
  return site.close();
});

const everywhere = [
  '/',
  '/industries/healthcare',
  '/work',
  '/quote',
  '/privacy',
  '/nowhere',
  '/llms.txt',
];

/** What an editor writes, and the pages that show it. */
const kinds: readonly (readonly [document: string, pages: readonly string[]])[] = [
  ['industries?where[slug][equals]=healthcare', ['/', '/industries', '/industries/healthcare']],
  ['projects?where[slug][equals]=deelflo', ['/', '/work', '/work/deelflo']],
  ['features?', ['/', '/attacked']],
  ['process-steps?', ['/', '/attacked']],
  ['testimonials?', ['/', '/attacked']],
  ['faqs?', ['/quote', '/attacked']],
  ['gallery-images?', ['/image-gallery']],
  ['legal-pages?where[slug][equals]=terms', ['/terms', '/']],
  ['pages?where[slug][equals]=attacked', ['/attacked', '/sitemap.xml', '/llms.txt']],
  ['media?', ['/image-gallery']],
  ['globals/home-page', ['/']],
  ['globals/industries-page', ['/industries']],
  ['globals/work-page', ['/work']],
  ['globals/quote-page', ['/quote']],
  ['globals/gallery-page', ['/image-gallery']],
  ['globals/not-found-page', ['/nowhere']],
  ['globals/navigation', everywhere],
  ['globals/small-words', everywhere],
  ['globals/forms', ['/', '/quote']],
  ['globals/site-settings', everywhere],
];

const table: Record<string, string | number>[] = [];
const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });

const firstShown = z.object({ docs: z.array(z.object({ image: z.string() })).min(1) });

/** Where to read and write it. */
async function addressOf(document: string): Promise<string> {
  if (document.startsWith('globals/')) return `/api/${document}`;
  if (document === 'media?') {
    const shown = await site.call('GET', '/api/gallery-images?limit=1&depth=0&sort=_order');
    return `/api/media/${firstShown.parse(await shown.json()).docs[0]?.image ?? ''}`;
  }
  const [collection = ''] = document.split('?');
  const answer = await site.call('GET', `/api/${document}&limit=1&depth=0`, { cookie: editor });
  const [doc] = found.parse(await answer.json()).docs;
  return `/api/${collection}/${doc?.id ?? ''}`;
}

test.each(
  kinds.flatMap(([document, pages]) =>
    Object.entries(attacks).map(([name, text]) => ({ document, pages, name, text })),
  ),
)(
  '$name, in all texts of $document, is text on its pages',
  async ({ document, pages, name, text }) => {
    const address = await addressOf(document);
    const method = document.startsWith('globals/') ? 'POST' : 'PATCH';
    const withEmpty = /navigation|small-words|forms/.test(document);
    const { took, refused } = await fillTexts(site, {
      address,
      cookie: editor,
      method,
      text,
      withEmpty,
    });
    let shown = 0;
    const odd: string[] = [];
    for (const page of pages) {
      const answer = await site.call('GET', page);
      expect([page, answer.status]).toEqual([page, page === '/nowhere' ? 404 : 200]);
      const found = await runnableIn(answer);
      shown += found.body.split(called).length - 1;
      odd.push(...found.odd.map((what) => `${page}: ${what}`));
    }
    table.push({
      document,
      attack: name,
      took: took.length,
      refused: refused.length,
      shown,
      ran: odd.length,
    });
    expect(odd).toEqual([]);
    // Where an address is asked for no text goes in; the others are shown.
    expect(took.length).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(0);
  },
);
