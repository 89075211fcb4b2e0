import type { Locator, Page } from 'playwright/test';

import { expect } from '../site';

/** Opens the page of a form, points at it, and waits until React has it: until then it posts as plain HTML. */
export async function openForm(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = page.getByRole('main').locator('form');
  // Again and again: the page's own script may not have heard the first.
  await expect(async () => {
    await form.dispatchEvent('pointerover');
    await expect(form).toHaveJSProperty('noValidate', true, { timeout: 500 });
  }).toPass();
  return form;
}

/** The same site under a name that contains `preview`; Chromium knows that it is this machine. */
export function previewOf(address: string): string {
  const url = new URL(address);
  url.hostname = 'preview.localhost';
  return url.origin;
}

/** The addresses of what the page posts from now on. */
export function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}
