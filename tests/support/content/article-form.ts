import type { Locator, Page } from 'playwright/test';

import { expect, staff } from '../site';
import { openNewForm } from '../staff/panel-form';
import { signInByRequest } from '../staff/staff-session';

/** The text of a new article, with the cursor in it. */
export async function openNewArticle(
  page: Page,
  { title, summary }: { readonly title: string; readonly summary: string },
): Promise<Locator> {
  await signInByRequest(page, staff.editor);
  await openNewForm(page, 'articles');
  await page.locator('#field-title').fill(title);
  await page.locator('#field-summary').fill(summary);
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  return text;
}

/** From the menu that opens at a slash, by keyboard. */
export async function putIn(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.type(`/${typed}`, { delay: 40 });
  await expect(page.locator('.slash-menu-popup').getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

/** From a list in the bar over the text, by mouse. */
export async function chooseInBar(page: Page, list: string, item: string): Promise<void> {
  await page.locator(`.fixed-toolbar [data-dropdown-key="${list}"]`).first().click();
  await page.locator(`[data-item-key="${item}"]`).click();
}

/** A table of two columns and two rows. @param words from cell to cell */
export async function writeTable(page: Page, text: Locator, words: string[]): Promise<void> {
  await putIn(page, 'table', 'Table');
  const drawer = page.locator('.drawer__content').last();
  await drawer.locator('input[name="rows"]').fill('2');
  await drawer.locator('input[name="columns"]').fill('2');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await text.locator('th').first().click();
  for (const [at, each] of words.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(each);
  }
  await page.keyboard.press('ArrowDown');
}

/** A picture that is there, with a caption. */
export async function choosePicture(page: Page, text: Locator): Promise<void> {
  await chooseInBar(page, 'add', 'upload');
  await page.getByRole('button', { name: 'gallery-one-layer.jpeg' }).click();
  const picture = text.locator('[data-filename="gallery-one-layer.jpeg"]');
  // Payload shows it over the picture while the mouse is there: at times the bar above lies over both.
  await picture.locator('[class*="upload-drawer-toggler"]').dispatchEvent('click');
  const drawer = page.locator('.drawer__content').last();
  await drawer.locator('input[name="caption"]').fill('One layer takes the whole depth.');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
}
