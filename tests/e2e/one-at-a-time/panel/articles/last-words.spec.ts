import type { Page, Request } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { chooseInBar, openNewArticle, putIn } from '../../../../support/content/article-form';
import { delayFormState, formRuns, publishByHand } from '../../../../support/staff/panel-form';

test.skip(!isOn('articles'));

const address = '/api/articles?where[slug][equals]=last-words';

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const found = await request.get(`${address}&draft=true&depth=0`);
  for (const { id } of listed.parse(await found.json()).docs)
    await request.delete(`/api/articles/${id}`);
});

const openNew = (page: Page) =>
  openNewArticle(page, { title: 'Last words', summary: 'What was typed last.' });

const openTab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button').filter({ hasText: name }).click();

/** To another page of the panel. */
const leave = (page: Page) => page.getByRole('link', { name: 'Account', exact: true }).click();

/** In a browser that is busy, what waits for its rest waits as long as it may. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (act) =>
      window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), 450);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });

async function putCodeIn(page: Page) {
  const text = await openNew(page);
  await putIn(page, 'code', 'Code');
  const code = text.locator('textarea[name="code"]');
  await code.fill('select 1');
  await untilDraftHolds(page, address, 'select 1');
  return { text, code };
}

test('whoever opens another tab at once has written their last words in a block, and finds them again', async ({
  page,
}) => {
  const { code } = await putCodeIn(page);
  const form = page.url();
  await code.press('End');
  await page.keyboard.insertText('2');
  await openTab(page, 'Belongs to');
  await untilDraftHolds(page, address, 'select 12');
  await openTab(page, 'Article');
  await expect(code).toHaveValue('select 12');

  await page.goto(form);
  await formRuns(page);
  await openTab(page, 'Article');
  const answered = await delayFormState(page, 1500);
  await code.press('End');
  await page.keyboard.insertText('3');
  await openTab(page, 'Belongs to');
  await openTab(page, 'Article');
  await expect(code).toHaveValue('select 123');
  await publishByHand(page, 'articles');
  expect(await (await page.request.get(address)).text()).toContain('select 123');
  await answered();
});

test('what the editor hands on late takes no last words out of a block', async ({ page }) => {
  await keepBusy(page);
  const { code } = await putCodeIn(page);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('select 12') === true,
  );
  await code.press('End');
  await page.keyboard.insertText('2');
  await answered;
  // Until the block has handed that on to the editor, which waits for the browser's rest.
  await page.waitForTimeout(200);
  await page.keyboard.insertText('3');
  await openTab(page, 'Belongs to');
  await untilDraftHolds(page, address, 'select 123');
});

test('whoever opens another tab at once has written their last words in a text of a block', async ({
  page,
}) => {
  await keepBusy(page);
  const text = await openNew(page);
  await chooseInBar(page, 'blocks', 'block-callout');
  await text.locator('[contenteditable="true"]').last().click();
  await page.keyboard.insertText('Mind the gap.');
  await openTab(page, 'Belongs to');
  await untilDraftHolds(page, address, 'Mind the gap.');
  await openTab(page, 'Article');
  await expect(text.getByText('Mind the gap.')).toBeVisible();
});

const block = z.looseObject({ fields: z.looseObject({ blockType: z.string(), id: z.string() }) });

test('each block that is pasted has an id of its own, and keeps its last words', async ({
  page,
}) => {
  const { text, code } = await putCodeIn(page);
  await text.locator(':scope > p').last().click();
  await page.keyboard.type('Counted by hand');
  await chooseInBar(page, 'inlineBlocks', 'inlineBlock-footnote');
  const drawer = page.locator('.drawer__content').last();
  await drawer.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('By two hands.');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();

  await text.locator(':scope > p').last().click();
  // The first takes the place of what is chosen.
  for (const keys of ['Control+A', 'Control+C', 'Control+V', 'Control+V'])
    await page.keyboard.press(keys);
  await expect(code).toHaveCount(2);
  await expect(text.locator('[class*="inlineBlock__container"]')).toHaveCount(2);
  await code.first().press('End');
  await page.keyboard.insertText('2');
  await code.last().press('End');
  await page.keyboard.insertText('3');
  await leave(page);
  for (const words of ['select 12', 'select 13']) await untilDraftHolds(page, address, words);
  const ids: string[] = [];
  const draft = await page.request.get(`${address}&draft=true&depth=0`);
  JSON.parse(await draft.text(), (_, value: unknown) => {
    const { data } = block.safeParse(value);
    if (data) ids.push(data.fields.id);
    return value;
  });
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test.describe('where Publish is refused', () => {
  test.use({ expected: /Failed to load resource/ });

  const isPublishing = (request: Request) =>
    request.postData()?.includes('"_status":"published"') === true;

  /** Its summary is missing. */
  async function openIncomplete(page: Page) {
    const text = await openNewArticle(page, { title: 'Last words', summary: '' });
    await page.keyboard.type('Counted');
    await untilDraftHolds(page, address, 'Counted');
    return text;
  }

  test('what is typed meanwhile is saved, and the reason stays', async ({ page }) => {
    const text = await openIncomplete(page);
    await page.route('**/api/articles/**', async (route) => {
      if (!isPublishing(route.request())) return route.continue();
      const response = await route.fetch();
      await text.locator('p').first().click();
      await page.keyboard.press('End');
      await page.keyboard.insertText(' by hand.');
      // Until the form has it, and has tried to save it.
      await page.waitForTimeout(1500);
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await untilDraftHolds(page, address, 'Counted by hand.');
    await page.waitForTimeout(1000);
    await expect(page.locator('.field-error').first()).toBeVisible();
  });

  test('what no automatic save has taken is saved by whoever leaves', async ({ page }) => {
    await openIncomplete(page);
    await page.route(/autosave=true/, (route) => route.fulfill({ status: 500, json: {} }));
    const failed = page.waitForResponse(/autosave=true/);
    await page.keyboard.insertText(' by hand.');
    await failed;
    // At the first refusal Payload goes by the save that failed.
    for (let times = 0; times < 2; times += 1) {
      const refused = page.waitForResponse((response) => isPublishing(response.request()));
      await page.getByRole('button', { name: 'Publish changes' }).click();
      expect((await refused).status()).toBe(400);
      await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    }
    await page.unroute(/autosave=true/);
    await leave(page);
    await untilDraftHolds(page, address, 'Counted by hand.');
  });
});
