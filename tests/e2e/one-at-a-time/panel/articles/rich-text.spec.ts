import type { Page } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { fromGoogleDocs, fromWord } from '../../../../support/content/clipboard';
import { violations } from '../../../../support/pages/axe';
import { main, unseenTexts } from '../../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import {
  chooseInBar,
  choosePicture,
  openNewArticle,
  putIn,
  writeTable,
} from '../../../../support/content/article-form';
import { signInByRequest } from '../../../../support/staff/staff-session';
import { delayFormState, formRuns, publishByHand } from '../../../../support/staff/panel-form';

test.skip(!isOn('articles'));

const slug = 'what-we-counted';
const address = `/insights/${slug}`;
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });
const made = z.object({ doc: z.object({ id: z.string() }) });

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const found = await request.get(`/api/articles?where[slug][like]=${slug}&draft=true&depth=0`);
  for (const { id } of listed.parse(await found.json()).docs)
    await request.delete(`/api/articles/${id}`);
});

/** Whether a question to the server is about a block of code. */
const isOfBlock = (sent: string | null) => /lexical_blocks\.code\.fields/.test(sent ?? '');

/** To another page of the panel. */
const leave = (page: Page) => page.getByRole('link', { name: 'Account', exact: true }).click();

const openNew = (page: Page) =>
  openNewArticle(page, {
    title: 'What we counted',
    summary: 'A table, a picture and what they say.',
  });

test('a marketer writes a table, a picture, code, a callout and a footnote, and visitors find them', async ({
  page,
  request,
  browser,
}) => {
  const text = await openNew(page);
  await page.keyboard.type('Before the table.');
  await chooseInBar(page, 'inlineBlocks', 'inlineBlock-footnote');
  const drawer = page.locator('.drawer__content').last();
  await drawer.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('Counted by hand.');
  // At once: what is typed reaches the form of the drawer a moment later.
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await text.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await writeTable(page, text, ['Kind', longWord, 'Jobs', '12']);
  await page.keyboard.type('After the table.');
  await page.keyboard.press('Enter');
  await choosePicture(page, text);

  await text.locator(':scope > p').last().click();
  await putIn(page, 'code', 'Code');
  await text.locator('input[name="language"]').fill('SQL');
  await text.locator('textarea[name="code"]').fill('select 1\n  where 1 < 2;');
  await text.locator(':scope > p').last().click();
  await chooseInBar(page, 'blocks', 'block-callout');
  await text.locator('[contenteditable="true"]').last().click();
  await page.keyboard.type('Mind the gap.');
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'Mind the gap.');

  await publishByHand(page, 'articles');

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await browser.newPage({ viewport: { width: 320, height: 700 }, colorScheme });
    await visitor.goto(address);
    const article = main(visitor);
    await expect(article.getByRole('columnheader')).toHaveText(['Kind', longWord]);
    await expect(article.getByRole('figure').locator('img')).toHaveAttribute('alt', /Line drawing/);
    await expect(article.getByText('One layer takes the whole depth.')).toBeVisible();
    await expect(article.locator('pre')).toHaveText('select 1\n  where 1 < 2;');
    await expect(article.getByRole('note', { name: 'Note' })).toContainText('Mind the gap.');
    const wide = article.getByRole('group', { name: 'Table 1' });
    expect(await wide.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await wide.focus();
    await visitor.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const page320 = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect(page320).toBeLessThanOrEqual(320);
    await article.getByLabel('Footnote 1', { exact: true }).click();
    await expect(visitor).toHaveURL(`${address}#note_1`);
    await article.getByLabel('Back to the text (1)').click();
    await expect(visitor).toHaveURL(`${address}#mark_1`);
    expect(await violations(visitor)).toEqual([]);
    await visitor.close();
  }
  // What is written in a block last is published as well, however late the server answers.
  const answered = await delayFormState(page, 1500);
  await text.locator('textarea[name="code"]').fill('select 2;');
  await publishByHand(page, 'articles');
  expect(await (await request.get(address)).text()).toContain('select 2;');
  const feed = await (await request.get('/insights/feed.json')).text();
  for (const each of ['<th><p>Kind</p></th>', '<figcaption>SQL</figcaption>', 'Mind the gap.'])
    expect(feed).toContain(each);
  await answered();
});

test('what is typed in a block just before the server answers is saved as well', async ({
  page,
}) => {
  const text = await openNew(page);
  await putIn(page, 'code', 'Code');
  const code = text.locator('textarea[name="code"]');
  let isTyped = false;
  await page.route('**/cms/**', async (route) => {
    const sent = route.request().postData();
    if (!isOfBlock(sent) || !sent?.includes('select 1') || isTyped) return route.continue();
    isTyped = true;
    const response = await route.fetch();
    await page.keyboard.insertText('2');
    return route.fulfill({ response });
  });
  await code.fill('select 1');
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'select 12');
  expect(isTyped).toBe(true);
});

test('whoever leaves at once has written their last words in a block, and no draft of what is published', async ({
  page,
}) => {
  const text = await openNew(page);
  await putIn(page, 'code', 'Code');
  const code = text.locator('textarea[name="code"]');
  await code.fill('select 1');
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'select 1');
  const form = page.url();
  await code.press('End');
  await page.keyboard.insertText('2');
  await leave(page);
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'select 12');

  await page.goto(form);
  await formRuns(page);
  await text.locator(':scope > p').last().click();
  await chooseInBar(page, 'blocks', 'block-callout');
  await text.locator('[contenteditable="true"]').last().click();
  await page.keyboard.type('Mind the gap.');
  await code.press('End');
  await page.keyboard.insertText('3');
  await publishByHand(page, 'articles');
  await leave(page);
  await expect(page).toHaveURL(/account/);
  const newest = await page.request.get(`/api/articles?where[slug][equals]=${slug}&draft=true`);
  const said = await newest.text();
  expect(said).toContain('select 123');
  expect(said).toContain('Mind the gap.');
  expect(said).not.toContain('"_status":"draft"');
});

test.describe('where a question to the server fails', () => {
  test.use({ expected: /Failed to (load resource|fetch)/ });

  test('what is on the screen is published all the same', async ({ page }) => {
    const text = await openNew(page);
    await putIn(page, 'code', 'Code');
    const code = text.locator('textarea[name="code"]');
    await code.fill('select 1');
    await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'select 1');
    let isLost = false;
    await page.route('**/cms/**', (route) => {
      const sent = route.request().postData();
      if (isLost || !isOfBlock(sent) || !sent?.includes('select 12')) return route.continue();
      isLost = true;
      return route.abort();
    });
    await code.press('End');
    await page.keyboard.insertText('2');
    await expect.poll(() => isLost).toBe(true);
    await publishByHand(page, 'articles');
    const published = await page.request.get(`/api/articles?where[slug][equals]=${slug}`);
    expect(await published.text()).toContain('select 12');
  });
});

test('whoever leaves a long article at once has changed it as well', async ({ page, request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const text = { type: 'text', version: 1, text: 'We counted. '.repeat(100) };
  const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, children: [text] };
  const children = Array.from({ length: 100 }, () => paragraph);
  const body = { root: { type: 'root', version: 1, format: '', indent: 0, children } };
  const data = { title: 'Long', slug, summary: 'Counted at length.', body, _status: 'draft' };
  const answer = await request.post('/api/articles', { data });
  expect(answer.status()).toBe(201);
  const { doc } = made.parse(await answer.json());

  await signInByRequest(page, staff.editor);
  await page.goto(`/cms/collections/articles/${doc.id}`);
  await formRuns(page);
  await page.locator('#field-title').fill('Very long');
  await leave(page);
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'Very long');
});

test('a video asks nobody before a click, plays in its place, and is a link without JavaScript', async ({
  request,
  browser,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const { docs } = listed.parse(await (await request.get('/api/media?limit=1')).json());
  const poster = docs[0]?.id ?? '';
  const fields = { blockType: 'video', id: '1', url: film, title: 'A tour', poster };
  const video = { type: 'block', version: 2, format: '', fields };
  const body = { root: { type: 'root', version: 1, format: '', indent: 0, children: [video] } };
  const data = { title: 'Film', slug, summary: 'A film.', body, _status: 'published' };
  const answer = await request.post('/api/articles', { data });
  expect(answer.status()).toBe(201);
  made.parse(await answer.json());

  const visitor = await browser.newPage();
  const asked: string[] = [];
  await visitor.route(/youtube|ytimg|google/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
  });
  await visitor.goto(address);
  await visitor.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await violations(visitor)).toEqual([]);
  await main(visitor).getByRole('link', { name: 'Play: A tour' }).click();
  const frame = visitor.frameLocator('iframe[title="A tour"]');
  await expect(frame.getByText('It plays.')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
  await visitor.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(address);
  expect(await unseenTexts(reader)).toEqual([]);
  for (const name of ['Play: A tour', 'Watch it at YouTube'])
    await expect(main(reader).getByRole('link', { name })).toHaveAttribute('href', film);
  await plain.close();
});

for (const [program, html] of [
  ['Word', fromWord],
  ['Google Docs', fromGoogleDocs],
] as const)
  test(`a text from ${program} keeps its headings, lists, table, bold and links`, async ({
    page,
  }) => {
    const text = await openNew(page);
    await text.evaluate((element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', copied);
      clipboardData.setData('text/plain', 'How we count');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, html);
    await expect(text.locator('h2')).toHaveText(['How we count']);
    await expect(text.locator('h3')).toHaveText(['What to bring']);
    await expect(text.locator('ul > li')).toHaveText(['A list', 'A pencil']);
    await expect(text.locator('th')).toHaveText(['Kind', 'Count']);
    await expect(text.locator('td')).toHaveText(['Jobs', '38,904']);
    await expect(text.locator('strong')).toHaveText(['a minute']);
    await expect(text.locator('em')).toHaveText(['found']);
    await expect(text.locator('a')).toHaveAttribute('href', 'https://example.com/study?a=1&b=2');
    await expect(text.locator(':scope > p')).toHaveText([
      'Copies cost a minute each, as a study found.',
      'The end.',
    ]);
    await expect(text.locator('u, [class*="underline"]')).toHaveCount(0);
    await untilDraftHolds(page, `/api/articles?where[slug][like]=${slug}`, '38,904');
  });
