import type { Page } from 'playwright/test';

import { expect } from '../site';
import { openNewForm, publishByHand } from '../staff/panel-form';

/** Publishes the ready-made form for applications and a position that asks by it, as a marketer does by hand. */
export async function offerPosition(page: Page, title: string): Promise<void> {
  await openNewForm(page, 'custom-forms');
  await page.getByRole('button', { name: 'Application', exact: true }).click();
  await expect(page.locator('#field-title')).not.toHaveValue('');
  await publishByHand(page, 'custom-forms');

  await openNewForm(page, 'positions');
  await page.locator('#field-title').fill(title);
  await page.locator('#field-summary').fill('You keep what others lose.');
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await page.keyboard.type('You sit by the window.');
  await page.locator('#field-form .rs__control').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply for this position' }).click();
  await page.locator('#field-applyBy input').first().fill('1 Dec 2036 12:00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Place and pay' }).click();
  await page.locator('#field-town').fill('Norwich');
  await page.locator('#field-country').fill('United Kingdom');
  await page.locator('#field-payFrom').fill('40000');
  await page.locator('#field-payTo').fill('50000');
  await publishByHand(page, 'positions');
}
