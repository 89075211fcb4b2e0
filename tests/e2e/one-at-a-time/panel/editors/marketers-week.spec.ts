import type { APIRequestContext, Browser, Page } from 'playwright/test';

import { isOn } from '@/features';

import { forgetForms } from '../../../../support/made-forms/published-fair';
import { violations } from '../../../../support/pages/axe';
import { factsOf, ofType } from '../../../../support/pages/structured-data';
import { main, unseenTexts } from '../../../../support/pages/without-javascript';
import { offerPosition } from '../../../../support/positions/in-panel';
import { expect, query, signInToPanel, staff, test } from '../../../../support/site';
import {
  chooseInBar,
  choosePicture,
  openNewArticle,
  putIn,
  writeTable,
} from '../../../../support/content/article-form';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { openNewForm, publishByHand } from '../../../../support/staff/panel-form';

test.skip(!isOn('articles') || !isOn('positions') || !isOn('review'));

const article = { title: 'The week of the ledger', path: '/insights/the-week-of-the-ledger' };
const position = { title: 'Ledger engineer', path: '/careers/ledger-engineer' };
const campaign = { title: 'Ledgers that balance', path: '/ledgers' };

/** What a campaign has after its hero; each begins with words of its own. */
const parts = [
  ...['Text', 'Projects', 'Price bands', 'Comparison', 'Timeline', 'Columns', 'Questions'],
  ...['Call to action', 'Form'],
];

/** Other tests count the pages of the site. */
async function forget(request: APIRequestContext): Promise<void> {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete('/api/articles?where[slug][like]=the-week-of-the-ledger');
  await request.delete(`/api/positions?where[title][equals]=${position.title}`);
  await request.delete('/api/pages?where[slug][equals]=ledgers');
  await query('DELETE FROM review_links; DELETE FROM positions');
  await forgetForms(request);
}
test.beforeEach(({ request }) => forget(request));
test.afterEach(({ request }) => forget(request));

async function writeArticle(page: Page): Promise<void> {
  const { title } = article;
  const text = await openNewArticle(page, { title, summary: 'Five days of one ledger.' });
  await page.keyboard.type('Before the table.');
  await page.keyboard.press('Enter');
  await writeTable(page, text, ['Day', 'Entries', 'Monday', '12']);
  await page.keyboard.type('After the table.');
  await page.keyboard.press('Enter');
  await choosePicture(page, text);
  await text.locator(':scope > p').last().click();
  await putIn(page, 'code', 'Code');
  await text.locator('input[name="language"]').fill('SQL');
  await text.locator('textarea[name="code"]').fill('select sum(entry)');
  await text.locator(':scope > p').last().click();
  await chooseInBar(page, 'blocks', 'block-video');
  await text.locator('input[name="url"]').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await text.locator('input[name="title"]').fill('A tour of the ledger');
  await text.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('button', { name: 'gallery-one-layer.jpeg' }).click();
  await untilDraftHolds(page, '/api/articles?where[slug][like]=the-week', 'A tour of the ledger');
  await publishByHand(page, 'articles');
}

async function composeCampaign(page: Page): Promise<void> {
  await openNewForm(page, 'pages');
  await page.locator('#field-title').fill(campaign.title);
  await page.locator('#field-slug').fill(campaign.path.slice(1));
  for (const [index, name] of parts.entries()) {
    await page.getByRole('button', { name: 'Add Part' }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(page.locator(`#blocks-row-${index + 1}`)).toBeVisible();
  }
  // It begins with the words of the form: two headings of a page are never the same.
  await page
    .locator(`#field-blocks__${parts.indexOf('Call to action') + 1}__heading`)
    .fill('Balance it with us');
  const headline = page.locator('#field-blocks__0__headline');
  // The row that a new page comes with may be closed by a save that is still on its way.
  await expect(async () => {
    if (!(await headline.isVisible()))
      await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
    await headline.fill('Count it once.', { timeout: 5000 });
  }).toPass();
  await untilDraftHolds(page, '/api/pages?where[slug][equals]=ledgers', 'Count it once.');
}

/** @returns the path of a link by which the open draft is reviewed */
async function shareForReview(page: Page): Promise<string> {
  const share = page.getByRole('region', { name: 'Share for review' });
  await share.getByRole('button', { name: 'Make a link' }).click();
  return new URL(await share.getByLabel('Copy it now').inputValue()).pathname;
}

/** Somebody who has no account, and no scripts. */
async function reviewed(browser: Browser, path: string): Promise<void> {
  const reader = await browser.newPage({ javaScriptEnabled: false });
  expect((await reader.goto(path))?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Count it once.');
  await expect(main(reader).locator('form')).toHaveCount(1);
  await reader.close();
}

test('a week of a marketer: article, position, campaign, review, calendar, and all of it is found', async ({
  page,
  request,
  browser,
}) => {
  await test.step('an article with a table, a picture, code and a video', () => writeArticle(page));
  await test.step('a position', () => offerPosition(page, position.title));
  await test.step('a campaign of ten parts, reviewed before it is published', async () => {
    await composeCampaign(page);
    await reviewed(browser, await shareForReview(page));
    expect((await request.get(campaign.path)).status()).toBe(404);
    await publishByHand(page, 'pages');
  });

  await test.step('the calendar says when the position closes', async () => {
    await page.goto('/cms/calendar?month=2036-12');
    const day = page.getByRole('listitem').filter({ hasText: 'Mon 1 Dec' });
    await expect(day.getByRole('link', { name: new RegExp(position.title) })).toBeVisible();
  });

  await test.step('each is on the site, whole without scripts', async () => {
    const visitor = await browser.newPage();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const { path } of [article, position, campaign]) {
      // Where the database is too busy to answer in time, the page of before is served once more.
      const isHere = async () => (await visitor.goto(path))?.status();
      await expect.poll(isHere).toBe(200);
      expect(await violations(visitor)).toEqual([]);
      await plain.goto(path);
      // Where a form has a view of its own for when it is sent, that waits.
      if (path !== position.path) expect(await unseenTexts(plain)).toEqual([]);
    }
    await expect(main(visitor).locator('> section, > form, > * > section')).not.toHaveCount(0);
    await plain.goto(article.path);
    const written = main(plain);
    await expect(written.getByRole('columnheader')).toHaveText(['Day', 'Entries']);
    await expect(written.getByText('One layer takes the whole depth.')).toBeVisible();
    await expect(written.locator('pre')).toHaveText('select sum(entry)');
    await expect(written.getByRole('link', { name: 'Play: A tour of the ledger' })).toBeVisible();
    await visitor.close();
    await plain.close();
  });

  await test.step('… in the sitemap, for machines, in the feeds and in structured data', async () => {
    const text = async (path: string) => (await request.get(path)).text();
    for (const { path, title } of [article, position, campaign]) {
      // Where the database is too busy to answer in time, the list of before is served once more.
      await expect.poll(() => text('/sitemap.xml')).toContain(`${path}</loc>`);
      await expect.poll(() => text('/llms.txt')).toContain(`[${title}]`);
    }
    expect(await text('/insights/feed.xml')).toContain(`${article.path}</link>`);
    expect(await text('/insights/feed.json')).toContain('A tour of the ledger');
    const [told] = ofType(await factsOf(request, page, article.path), 'Article');
    expect(told).toMatchObject({ headline: article.title });
    const [job] = ofType(await factsOf(request, page, position.path), 'JobPosting');
    expect(job).toMatchObject({ title: position.title, validThrough: '2036-12-01T12:00:00.000Z' });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a headline is changed and published, and a draft is shared', async ({
    page,
    request,
    browser,
  }) => {
    await request.post('/api/users/login', { data: staff.editor });
    const blocks = [{ blockType: 'hero', headline: 'Count it twice.' }];
    const data = {
      title: campaign.title,
      slug: campaign.path.slice(1),
      blocks,
      _status: 'published',
    };
    expect((await request.post('/api/pages', { data })).status()).toBe(201);
    await signInToPanel(page);
    await page.goto('/cms/collections/pages?search=Ledgers');
    await page.getByRole('link', { name: campaign.title }).first().tap();
    await page.locator('form[data-form-ready="true"]').first().waitFor();
    const headline = page.locator('#field-blocks__0__headline');
    if (!(await headline.isVisible()))
      await page.locator('#blocks-row-0 .collapsible__toggle').first().tap();
    await headline.fill('Count it once.');
    await untilDraftHolds(page, '/api/pages?where[slug][equals]=ledgers', 'Count it once.');
    expect(await (await request.get(campaign.path)).text()).not.toContain('Count it once.');
    const path = await shareForReview(page);
    const reader = await browser.newPage();
    await reader.goto(path);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('Count it once.');
    await reader.close();
    await publishByHand(page, 'pages');
    expect(await (await request.get(campaign.path)).text()).toContain('Count it once.');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    // The open form would ask about a page that is deleted.
    await page.goto('about:blank');
  });
});
