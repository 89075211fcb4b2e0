import type { Page } from 'playwright/test';

import * as contactForm from '../pages/contact-form';
import { openForm } from '../pages/forms';
import { expectToast } from '../pages/toasts';
import * as quoteForm from '../pages/quote-form';
import { expect } from '../site';
import { sentBy, type Enquiry } from './plan';

/** Sends the public form as its sender does: by mouse, by keys alone, or on a phone. */
export async function sendForm(page: Page, enquiry: Enquiry): Promise<void> {
  const isByKeys = sentBy(enquiry.number) === 'keyboard';
  await (enquiry.form === 'contact' ? sendMessage : sendRequest)(page, enquiry, isByKeys);
}

const words = (number: number) => `A question, number ${number}.`;
const projectOf = (number: number) => (number % 4 === 0 ? 'portal' : 'other');

async function sendMessage(page: Page, { name, email, number }: Enquiry, isByKeys: boolean) {
  const form = await openForm(page, '/');
  const fields = contactForm.fieldsOf(form);
  const button = contactForm.buttonOf(form);
  if (isByKeys) {
    await fields.name.focus();
    for (const text of [name, email, words(number)]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await onward(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
  } else {
    await contactForm.fill(form, { name, email, message: words(number) });
    await (sentBy(number) === 'phone' ? button.tap() : button.click());
  }
  await expectToast(page, 'success', contactForm.success);
}

async function sendRequest(page: Page, { name, email, number }: Enquiry, isByKeys: boolean) {
  const form = await openForm(page, '/quote');
  const fields = quoteForm.fieldsOf(form);
  const button = quoteForm.buttonOf(form);
  const project = projectOf(number);
  if (isByKeys) {
    await fields.name.focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await onward(page, 'select');
    // A choice is made by its first letters.
    await page.keyboard.type(project);
    await onward(page, 'textarea');
    await page.keyboard.type(words(number));
    await onward(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
  } else {
    await fields.name.fill(name);
    await fields.email.fill(email);
    await fields.projectType.selectOption(project);
    await fields.description.fill(words(number));
    await (sentBy(number) === 'phone' ? button.tap() : button.click());
  }
  await expect(quoteForm.thankYou(page)).toBeVisible();
}

/** By Tab, until what has the focus is such. */
async function onward(page: Page, selector: string): Promise<void> {
  for (let tab = 0; tab < 8; tab += 1) {
    const isThere = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
    if (await page.evaluate(isThere, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}
