import { z } from 'zod';

import { expect, query, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

test('an editor sets the focal point of a picture', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const asItIs =
    'SELECT id, filename, focal_x AS x, focal_y AS y FROM media ORDER BY created_at LIMIT 1';
  const [row] = await query(asItIs);
  const { id, filename } = z.object({ id: z.string(), filename: z.string() }).parse(row);
  const before = z.object({ x: z.coerce.number(), y: z.coerce.number() }).parse(row);
  await page.goto(`/cms/collections/media/${id}`);
  await formRuns(page);
  await page.getByRole('button', { name: 'Edit Image' }).click();
  const apply = page.getByRole('button', { name: 'Apply Changes' });
  await expect(apply).toBeEnabled();
  await page.locator('.edit-upload input[name^="X"]').fill('30');
  await page.locator('.edit-upload input[name^="Y"]').fill('60');
  await apply.click();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/media/${id}`) && answer.request().method() === 'PATCH',
  );
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
  expect(await query(asItIs)).toEqual([expect.objectContaining({ filename, x: '30', y: '60' })]);
  expect((await page.request.get(`/api/media/file/${filename}`)).status()).toBe(200);
  // As it was: other tests compare pictures.
  const back = { data: { focalX: before.x, focalY: before.y } };
  expect((await page.request.patch(`/api/media/${id}`, back)).status()).toBe(200);
  expect(await query(asItIs)).toEqual([row]);
});
