import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

// Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'older-harvest';

test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][equals]=${slug}&trash=true`);
});

const title = (page: Page) => page.locator('#field-title');
/** All that anybody wrote, of which Payload keeps the last alone where one person goes on in one form. */
const versions = async () =>
  (
    await query(
      'SELECT version_title AS title FROM _pages_v WHERE version_slug = $1 ORDER BY created_at',
      [slug],
    )
  ).map(({ title: written }) => written);

async function open(page: Page, form: string): Promise<void> {
  await page.goto(form);
  await formRuns(page);
}

test('what a form writes that was opened before the last save takes nothing away', async ({
  page,
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
  await title(tab).pressSequentially(', and figs', { delay: 120 });
  await untilDraftHolds(tab, api, 'and figs');
  await tab.close();
  await title(page).fill('Plums of before');
  await untilDraftHolds(page, api, 'Plums of before');
  await title(page).pressSequentially(' of today', { delay: 120 });
  await untilDraftHolds(page, api, 'Plums of before of today');
  // One's own saves are not older, however fast they follow.
  expect(await versions()).toEqual([
    'Harvest',
    'Apples of the tab, and figs',
    'Plums of before of today',
  ]);
});
