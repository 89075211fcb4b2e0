import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';
import { discardDraft } from '../../../support/staff/drafts';
import { delayFormState, formRuns } from '../../../support/staff/panel-form';

const reason = 'Give the whole address, beginning with https://';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

async function project() {
  const [row] = await query('SELECT id FROM projects WHERE slug = $1', ['hr-platform']);
  return z.object({ id: z.string() }).parse(row).id;
}

/** Its address in the API; and what publishes the link again that it has now. */
async function projectAsItIs(page: Page) {
  const address = `/api/projects/${await project()}`;
  const { link } = z
    .object({ link: z.string().nullish() })
    .parse(await (await page.request.get(address)).json());
  const putBack = async () => {
    const asBefore = await page.request.patch(address, { data: { link, _status: 'published' } });
    expect(asBefore.status()).toBe(200);
  };
  return { address, putBack };
}

/** As the draft saves itself, the panel asks the same address. */
const answerToPublish = (page: Page, address: string) =>
  page.waitForResponse(
    (response) => response.url().includes(address) && !response.url().includes('autosave=true'),
  );

test.afterAll(async ({ request }) => discardDraft(request, 'projects', await project()));

test('the panel shows the whole reason at a field, on a telephone too', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cms/collections/projects/${await project()}`);
    const publish = page.getByRole('button', { name: 'Publish changes' });
    await formRuns(page);
    await page.getByLabel('External link').fill('');
    await page.getByLabel('External link').fill('www.example.com/a');
    await expect(publish).toBeEnabled();
    await publish.click();
    const told = page.locator('.field-error').filter({ hasText: reason });
    await expect(told).toBeVisible();
    const isWhole = await told.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const cut = [element, ...element.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      );
      return !cut && left >= 0 && right <= innerWidth;
    });
    expect([width, isWhole]).toEqual([width, true]);
  }
});

test('publishing waits for the draft to save itself, and for what the panel asks: reasons stay, and no draft is left behind', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const { address, putBack } = await projectAsItIs(page);
  const started: string[] = [];
  await page.route(`**${address}*`, async (route) => {
    const isAutosave = route.request().url().includes('autosave=true');
    started.push(isAutosave ? 'save' : 'publish');
    const response = await route.fetch();
    await wait(500);
    await route.fulfill({ response });
  });
  // Long after the save.
  const allAnswered = await delayFormState(page, 2500);
  await page.goto(`/cms/collections/projects/${await project()}`);
  const field = page.getByLabel('External link');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await formRuns(page);
  const answers = async (value: string, status: number) => {
    await field.fill(value);
    await expect(publish).toBeEnabled();
    const answered = answerToPublish(page, address);
    await publish.click();
    expect((await answered).status()).toBe(status);
    await allAnswered();
    expect(started.at(-1)).toBe('publish');
  };
  await answers('www.example.com/b', 400);
  await expect(page.locator('.field-error').filter({ hasText: reason })).toBeVisible();

  await answers('https://www.example.com/b', 200);
  const newest = await page.request.get(`${address}?draft=true`);
  expect(await newest.json()).toMatchObject({
    _status: 'published',
    link: 'https://www.example.com/b',
  });
  await putBack();
});

test('Publish, pressed while the draft saves itself, publishes as soon as it is saved', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const { address, putBack } = await projectAsItIs(page);
  let isSaving = false;
  await page.route(`**${address}*autosave=true*`, async (route) => {
    isSaving = true;
    const response = await route.fetch();
    await wait(1500);
    await route.fulfill({ response });
  });
  await page.goto(`/cms/collections/projects/${await project()}`);
  await formRuns(page);
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await page.getByLabel('External link').fill(`https://www.example.com/${Date.now()}`);
  await expect.poll(() => isSaving).toBe(true);
  await expect(publish).toBeDisabled();
  const published = answerToPublish(page, address);
  // As a person presses: Playwright's own click would wait for the button.
  const { x = 0, y = 0, width = 0, height = 0 } = (await publish.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  expect((await published).status()).toBe(200);
  await putBack();
});
