import sharp from 'sharp';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../../support/site';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

/** In its name, so that what is made here is found and taken away. */
const mark = 'of the library journey';

const photo = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 900, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer(),
});

test.afterAll(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/articles?where[title][equals]=${mark}&draft=true`);
  await request.delete(`/api/media?where[alt][contains]=${mark}`);
});

test('a marketer sends five files, of which one is none, and finds, uses and replaces one', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto('/cms/collections/media');

  await test.step('from a phone, four go on and the fifth is told', async () => {
    await page.getByRole('button', { name: 'Bulk Upload' }).click();
    const photos = await Promise.all(
      [1301, 1302, 1303, 1304].map((width) => photo(`quay-${width}.jpg`, width)),
    );
    const fifth = { name: 'IMG_5.heic', mimeType: 'image/heic', buffer: heic };
    await page
      .locator('dialog input[type=file]')
      .first()
      .setInputFiles([...photos, fifth]);
    await expect(page.getByText(/“IMG_5\.heic”: This is a HEIC photo/)).toBeVisible();
    await expect(page.getByText('4 Files to Upload').filter({ visible: true })).toBeVisible();
    for (const at of [1, 2, 3, 4]) {
      await page.locator('dialog #field-alt').fill(`Quay number ${at} ${mark}`);
      if (at < 4) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => query(`SELECT id FROM media WHERE alt LIKE '%${mark}'`), { timeout: 60_000 })
      .toHaveLength(4);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('tags, the search and the line above the list find them', async () => {
    await page.goto(`/cms/collections/media?search=${mark}`);
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('row').nth(1)).toContainText(/1,30\d × 900/);
    await expect(page.getByRole('row').nth(1)).toContainText('Not used');
    await page
      .getByRole('link', { name: /quay-1301/ })
      .first()
      .click();
    await formRuns(page);
    await page.locator('.field-tags input').first().fill('harbour journey');
    await page.keyboard.press('Enter');
    await page.locator('#action-save').click();
    await expect(page.getByText('Updated successfully.').first()).toBeVisible();
    await page.goto('/cms/collections/media');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('link', { name: 'harbour journey' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('quay-1301');
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByRole('link', { name: /no page uses/ }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Not used');
  });

  const found = await query(`SELECT id FROM media WHERE filename LIKE 'quay-1301%'`);
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(found);
  await test.step('“Used on” leads to what shows it', async () => {
    const data = { title: mark, cover: id };
    expect((await page.request.post('/api/articles?draft=true', { data })).status()).toBe(201);
    await page.goto(`/cms/collections/media/${id}`);
    const used = page.getByRole('region', { name: 'Used on' });
    await expect(used).toContainText('Cover, a draft');
    await used.getByRole('link', { name: `Article “${mark}”` }).click();
    await expect(page).toHaveURL(/collections\/articles\//);
  });

  await test.step('a replacement keeps its place, and asks for a look at the words', async () => {
    await page.goto(`/cms/collections/media/${id}`);
    await formRuns(page);
    await page.locator('.file-details__remove').click();
    await page
      .locator('form input[type=file]')
      .first()
      .setInputFiles(await photo('pier.jpg', 1400));
    await page.locator('#action-save').click();
    await expect(page.getByText('Updated successfully.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('The alternative text is to be checked')).toBeChecked();
    const former = await page.request.get('/api/media/file/quay-1301.jpg');
    expect([former.status(), former.url()]).toEqual([200, expect.stringContaining('pier')]);
  });

  await test.step('the same file is told', async () => {
    await page.goto('/cms/collections/media/create');
    await formRuns(page);
    await page
      .locator('form input[type=file]')
      .first()
      .setInputFiles(await photo('again.jpg', 1302));
    await expect(page.getByText(/“again\.jpg” is in the library already, as/)).toBeVisible();
    await page.locator('#field-alt').fill(`Once more ${mark}`);
    await page.locator('#action-save').click();
    await expect(page.getByText('The same file is here already')).toBeVisible();
  });
});

const heic = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(2000),
]);
