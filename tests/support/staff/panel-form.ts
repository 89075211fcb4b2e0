import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright/test';

import { expect } from '../site';

/** Waits for the open document's form: what is typed before the panel runs is nothing to it. */
export const formRuns = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

export async function openNewForm(page: Page, collection: string): Promise<void> {
  await page.goto(`/cms/collections/${collection}/create`);
  await formRuns(page);
}

/** Presses Publish, and waits until it is. */
export async function publishByHand(page: Page, collection: string): Promise<void> {
  const published = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/api/${collection}`) &&
      answer.request().postData()?.includes('"_status":"published"') === true,
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const answer = await published;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/**
 * The panel asks the server about a form after each change. Here each answer comes late.
 * @returns settles when the page has all of them
 */
export async function delayFormState(page: Page, ms: number): Promise<() => Promise<void>> {
  let asked = 0;
  await page.route('**/cms/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    const response = await route.fetch();
    await wait(ms);
    await route.fulfill({ response });
    asked -= 1;
  });
  return async () => {
    await expect.poll(() => asked).toBe(0);
    // The panel asks again a quarter of a second after a change, which an answer is, too.
    await wait(1000);
    await expect.poll(() => asked).toBe(0);
  };
}
