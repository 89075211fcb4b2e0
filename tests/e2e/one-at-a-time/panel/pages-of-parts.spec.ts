import type { APIRequestContext, Locator, Page } from 'playwright/test';

import { brand } from '../../../support/brand';
import { violations } from '../../../support/pages/axe';
import { buttonOf, fill } from '../../../support/pages/contact-form';
import { main, unseenTexts } from '../../../support/pages/without-javascript';
import { expect, query, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { delayFormState, formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

/** Does what a person does, and counts each press of a mouse; a field is clicked before it is filled. */
function byHand() {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    fill: async (target: Locator, words: string) => {
      clicks += 1;
      await target.fill(words, { timeout: 5000 });
    },
  };
}

const answerToPublish = (page: Page) =>
  page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) &&
      response.url().includes('/api/pages') &&
      !response.url().includes('autosave'),
  );

const statusOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address, { maxRedirects: 0 })).status();

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  // The one that leads to another first: what is led to stays.
  for (const slugs of ['leading', 'stock,spring,summer,quote'])
    await request.delete(`/api/pages?where[slug][in]=${slugs}`);
});

test('a marketer makes a campaign page in 40 clicks at most, and visitors find it', async ({
  page,
  request,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms');
  const hand = byHand();
  await hand.click(page.getByRole('link', { name: 'Create new Pages' }));
  await formRuns(page);
  await hand.fill(page.locator('#field-title'), 'Stock that counts itself');
  await hand.fill(page.locator('#field-slug'), 'stock');
  for (const [index, name] of ['Projects', 'Testimonials', 'Form'].entries()) {
    await hand.click(page.getByRole('button', { name: 'Add Part' }));
    const choice = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await expect(choice.locator('img')).toBeVisible();
    await hand.click(choice);
    await expect(page.locator(`#blocks-row-${index + 1}`)).toBeVisible();
  }
  const headline = page.locator('#field-blocks__0__headline');
  // The row that a new page comes with may be closed by a save that is still on its way.
  await expect(async () => {
    if (!(await headline.isVisible()))
      await hand.click(page.locator('#blocks-row-0 .collapsible__toggle').first());
    await hand.fill(headline, 'Count stock once. Trust it all week.');
  }).toPass();
  // The row says what is in it.
  await expect(page.locator('#blocks-row-0 .block-label')).toHaveText(/Hero.*Count stock once/);
  await untilDraftHolds(page, '/api/pages?where[slug][equals]=stock', 'Count stock once');
  expect(await statusOf(request, '/stock')).toBe(404);
  const published = answerToPublish(page);
  await hand.click(page.getByRole('button', { name: 'Publish changes' }));
  expect((await published).status()).toBeLessThan(300);
  expect(hand.clicks()).toBeLessThanOrEqual(40);
  console.log(`A campaign page took ${hand.clicks()} clicks`);

  expect(await (await request.get('/sitemap.xml')).text()).toContain('/stock</loc>');
  expect(await (await request.get('/llms.txt')).text()).toContain('[Stock that counts itself]');
  const visitor = await browser.newPage();
  await visitor.goto('/stock');
  await expect(visitor).toHaveTitle(`Stock that counts itself | ${brand}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Count stock once/);
  await expect(main(visitor).getByRole('heading', { level: 2 })).toHaveText([
    'Systems that people work in',
    'Success Stories',
    'Tell us which tools you use today',
  ]);
  expect(await violations(visitor)).toEqual([]);
  // The form is the contact form.
  const form = main(visitor).locator('form');
  await fill(form);
  await buttonOf(form).click();
  await expect(visitor.getByText('Message Sent').first()).toBeVisible();
  await visitor.close();

  // Without JavaScript nothing is missing, and the form arrives as well.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/stock');
  expect(await unseenTexts(reader)).toEqual([]);
  await fill(main(reader).locator('form'));
  await buttonOf(main(reader).locator('form')).click();
  await expect(reader).toHaveURL(/\/received\/C-/);
  await plain.close();
});

const hero = (second: object = {}) => ({ blockType: 'hero', ...second });

async function create(request: APIRequestContext, data: object): Promise<string> {
  expect((await request.post('/api/pages', { data })).status()).toBe(201);
  const [{ id } = { id: '' }] = await query(
    'SELECT id FROM pages ORDER BY created_at DESC LIMIT 1',
  );
  return String(id);
}

test('a renamed page answers 308, links follow it, and a draft of it stays unseen', async ({
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const id = await create(request, { title: 'Spring', slug: 'spring', blocks: [hero()] });
  const second = {
    words: 'See the spring offer',
    to: 'page',
    page: { relationTo: 'pages', value: id },
  };
  await create(request, { title: 'Leading', slug: 'leading', blocks: [hero({ second })] });
  expect(await (await request.get('/leading')).text()).toContain('href="/spring"');

  const renamed = await request.patch(`/api/pages/${id}`, { data: { slug: 'summer' } });
  expect(renamed.status()).toBe(200);
  const former = await request.get('/spring', { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, '/summer']);
  expect(await (await request.get('/leading')).text()).toContain('href="/summer"');

  const draft = await request.patch(`/api/pages/${id}?draft=true`, {
    data: { title: 'Quibblewort', blocks: [hero({ headline: 'Quibblewort' })] },
  });
  expect(draft.status()).toBe(200);
  for (const address of ['/summer', '/sitemap.xml', '/llms.txt'])
    expect(await (await request.get(address)).text()).not.toContain('Quibblewort');

  // Taken off the site, it is gone at once, and so is the link to it.
  const gone = await request.patch(`/api/pages/${id}`, { data: { _status: 'draft' } });
  expect(gone.status()).toBe(200);
  expect(await statusOf(request, '/summer')).toBe(404);
  expect(await (await request.get('/leading')).text()).not.toContain('See the spring offer');
});

test.describe('a refusal', () => {
  // The browser names the answer that refuses.
  test.use({ expected: /status of 400/ });

  test('a slug that is taken is refused at its field, with what is there, and it stays', async ({
    page,
  }) => {
    await signInByRequest(page, staff.editor);
    await page.goto('/cms/collections/pages/create');
    await formRuns(page);
    await page.locator('#field-title').fill('Quotes');
    await untilDraftHolds(page, '/api/pages?where[title][equals]=Quotes', 'Quotes');
    const allAnswered = await delayFormState(page, 2500);
    await page.locator('#field-slug').fill('quote');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const reason = page
      .locator('.field-type.text', { has: page.locator('#field-slug') })
      .getByText('/quote is taken: the quote page stands there.');
    await expect(reason).toBeVisible();
    await allAnswered();
    await expect(reason).toBeVisible();
  });
});
