import { request, type APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { pageBlocks } from '~/collections/pages/blocks';

import { marks, wordsOf } from '../support/content/marks';
import { markAllContent } from '../support/content/marked-words';
import { publicPages } from '../support/pages/public-pages';
import { shownTexts } from '../support/pages/shown-texts';
import { filledPart } from '../support/parts/filled-parts';
import { ask } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { expect, staff, test } from '../support/site';

type Reason = readonly [words: RegExp, why: string];

/** Words that stand in the code. */
const inCode: readonly Reason[] = [
  [/^Leave this empty$/, 'a trap for programs, which nobody sees or hears'],
  [/^and$/, 'joins the last two of a list'],
  [/^(eight|ninth)$/i, 'a number: so many projects there are, and the next'],
  [/^7F3K$/, 'a part of a reference'],
  [/^(OpenStreetMap|Google Maps|Apple Maps)$/, 'what maps are called'],
  [/^[A-Z]+ \d+ KB$/, 'the kind of a file, and its weight'],
];

/** The browser's title of an industry is made of its address (spec, section 4). */
const industryOf = (path: string) =>
  (/(?<=^\/industries\/).+/.exec(path)?.[0] ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Fields whose words no page shows. */
const elsewhere: readonly Reason[] = [
  [/^mails\./, 'in mails, which integration/submissions/notices.test.ts reads'],
  [/^claims\.(wording|figures)$/, 'what the panel checks the words of pages by'],
  [/^claims\.(label|basis|source)$/, 'those of a rule of law, which no page has to prove'],
  [/^forms\.custom\./, 'on forms that editors make, of which the seed has none'],
  [/^small-words\.mailLinks\./, 'on pages that a link in a mail of such a form leads to'],
  [/^small-words\.everywhere\.(goOn|nothingYet)$/, 'after such a form, and on an empty list'],
];

let site: OwnSite;
test.beforeAll(async () => {
  // With the question that comes with an id; a site of its own needs nothing put back.
  site = await startOwnSite({ ANALYTICS_ID: 'G-TEST1' });
});
test.afterAll(() => site.close());

async function readPages(visitor: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const paths = ['/no-such-page', '/received/Q-7F3K-2M', '/received/C-7F3K-2M', '/llms.txt'];
  for (const path of [...(await publicPages((text) => ask(site.databaseUrl, text))), ...paths])
    pages.set(path, await (await visitor.get(path)).text());
  // A form that is refused where no script runs.
  const refused = { form: { name: 'A' }, headers: { Accept: 'text/html' } };
  for (const path of ['/api/contact', '/api/quote'])
    pages.set(path, await (await visitor.post(path, refused)).text());
  return pages;
}

const listed = z.object({ docs: z.tuple([z.object({ id: z.string() })]) });
const made = z.object({ doc: z.object({ id: z.string() }) });

/** A document that a part may name. */
async function idIn(editor: APIRequestContext, collection: string): Promise<string> {
  const answer = await editor.get(`/api/${collection}?limit=1&depth=0`);
  return listed.parse(await answer.json()).docs[0].id;
}

async function makeReusable(editor: APIRequestContext): Promise<string> {
  const parts = [{ blockType: 'callToAction' }];
  const data = { title: 'Reusable', parts, _status: 'published' };
  return made.parse(await (await editor.post('/api/reusable-parts', { data })).json()).doc.id;
}

test('an editor changes every text of all content, and no page shows a word that did not change', async ({
  page,
}) => {
  const editor = await request.newContext({ baseURL: site.url });
  await editor.post('/api/users/login', { data: staff.editor });
  // One part of each kind, in the words that they come with.
  const ids = {
    media: [await idIn(editor, 'media')],
    claims: [await idIn(editor, 'claims')],
    'reusable-parts': [await makeReusable(editor)],
  };
  const blocks = pageBlocks().map((block) => filledPart(block, 'first', { ids }));
  const data = { title: 'All parts', slug: 'all-parts', blocks };
  expect((await editor.post('/api/pages', { data })).status()).toBe(201);
  const industry = `/api/industries/${await idIn(editor, 'industries')}`;
  const checked = { checkedBy: 'Somebody of the trade', checkedOn: '2026-11-22T12:00:00.000Z' };
  expect((await editor.patch(industry, { data: checked })).status()).toBe(200);
  const { kinds, fixed } = await markAllContent(editor);
  const visitor = await request.newContext({ baseURL: site.url });
  const pages = await readPages(visitor);

  const isKnown = (path: string, words: string) =>
    inCode.some(([own]) => own.test(words)) || words === industryOf(path);
  const seen = new Set<string>();
  const strings: string[] = [];
  for (const [path, html] of pages) {
    for (const mark of html.match(marks) ?? []) seen.add(mark);
    const { texts, drawn } = await shownTexts(page, html);
    for (const text of [...texts, ...drawn].map((each) => each.replace(/\s+/g, ' ').trim())) {
      const words = wordsOf(text).join(' ');
      if (words !== '' && !fixed.has(text) && !isKnown(path, words))
        strings.push(`${path}: ${text} (${words})`);
    }
  }
  // Every word of every page is one that an editor has changed.
  expect.soft(strings).toEqual([]);
  // Every text that an editor may change shows somewhere.
  const unseen = [...kinds].filter(([mark]) => !seen.has(mark)).map(([, kind]) => kind);
  const missing = unseen.filter((kind) => !elsewhere.some(([its]) => its.test(kind)));
  expect.soft([...new Set(missing)]).toEqual([]);
  expect.soft(elsewhere.filter(([its]) => !unseen.some((kind) => its.test(kind)))).toEqual([]);
});
