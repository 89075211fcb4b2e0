import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { formRuns, publishByHand } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

// The browser notes what is refused. Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /Failed to load resource|allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'older-harvest';

test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][equals]=${slug}&trash=true`);
});

const title = (page: Page) => page.locator('#field-title');
const told = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This was changed elsewhere since you opened it.' });

async function open(page: Page, form: string): Promise<void> {
  await page.goto(form);
  await formRuns(page);
}

test('a form that was opened before the last save writes over nothing, and says so', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  const blocks = [{ blockType: 'hero', headline: 'Harvest' }];
  const data = { title: 'Harvest', slug, blocks };
  const answer = await page.request.post('/api/pages', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = made.parse(await answer.json()).doc;
  const form = `/cms/collections/pages/${id}`;
  const api = `/api/pages/${id}?depth=0`;

  // Two tabs of one person.
  await open(page, form);
  const tab = await page.context().newPage();
  await open(tab, form);
  await title(tab).fill('Apples of the tab');
  await untilDraftHolds(tab, api, 'Apples of the tab');
  await tab.close();
  await title(page).fill('Plums of before');
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  await expect(title(page)).toHaveValue('Plums of before');
  await expect(title(page)).not.toBeEditable();
  await untilDraftHolds(page, api, 'Apples of the tab');
  await page.getByRole('button', { name: 'see what stands there now' }).click();
  await formRuns(page);
  await expect(title(page)).toHaveValue('Apples of the tab');

  // Somebody else, who has left again.
  const other = await (await browser.newContext()).newPage();
  await signInByRequest(other, staff.admin);
  await open(other, form);
  await title(other).fill('Pears of the other');
  await untilDraftHolds(other, api, 'Pears of the other');
  // One's own saves and what one publishes are not older, however fast they follow.
  await title(other).pressSequentially(', and figs', { delay: 120 });
  await untilDraftHolds(other, api, 'Pears of the other, and figs');
  await publishByHand(other, 'pages');
  await formRuns(other);
  await expect(title(other)).toBeEditable();
  await title(other).press('End');
  await title(other).pressSequentially(' of today', { delay: 120 });
  await untilDraftHolds(other, api, 'and figs of today');
  await publishByHand(other, 'pages');
  await expect(told(other)).toHaveCount(0);
  await other.goto('/cms');

  await title(page).fill('Plums of before');
  await expect(told(page)).toBeVisible();
  const live = await page.request.get(api);
  expect(await live.text()).toContain('Pears of the other, and figs of today');
  await other.context().close();
});
