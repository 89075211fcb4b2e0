import type { Page } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { chooseInBar, openNewArticle, putIn } from '../../../../support/content/article-form';

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

/** To another page of the panel. */
const leave = (page: Page) => page.getByRole('link', { name: 'Account', exact: true }).click();

async function putCodeIn(page: Page) {
  const text = await openNew(page);
  await putIn(page, 'code', 'Code');
  const code = text.locator('textarea[name="code"]');
  await code.fill('select 1');
  await untilDraftHolds(page, address, 'select 1');
  return { text, code };
}

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
