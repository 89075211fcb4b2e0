import { z } from 'zod';

import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

// The browser notes what is refused. Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /Failed to load resource|allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });

test('a draft goes on saving itself where preferences cannot be read', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const data = {
    title: 'Harvest',
    slug: 'preferred-harvest',
    blocks: [{ blockType: 'hero' }],
    _status: 'draft',
  };
  const answer = await page.request.post('/api/pages?draft=true', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = made.parse(await answer.json()).doc;
  let failed = 0;
  await page.route('**/api/payload-preferences/collection-pages-*', (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.goto(`/cms/collections/pages/${id}`);
  await formRuns(page);
  for (const words of ['Apples', 'Apples and pears', 'Plums']) {
    await page.locator('#field-title').fill(words);
    await untilDraftHolds(page, `/api/pages/${id}?depth=0`, words);
  }
  expect(failed).toBeGreaterThan(0);
  expect((await page.request.delete(`/api/pages/${id}`)).status()).toBe(200);
});
