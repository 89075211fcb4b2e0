import { expect, long, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

test(
  'an editor sees what the options of a drawing look like, and the drawing while typing',
  { tag: long },
  async ({ page }) => {
    const [industry] = await query('SELECT id FROM industries WHERE slug = $1', ['sustainability']);
    await signInByRequest(page, staff.editor);
    await page.goto(`/cms/collections/industries/${String(industry?.id)}`);

    const icons = page.getByRole('group', { name: 'Icon' });
    await expect(icons.locator('label:has(svg)')).toHaveCount(34);
    // The panel puts its own choice back that was made before it had started.
    await expect(async () => {
      await icons.getByRole('radio', { name: 'truck', exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(icons.getByRole('radio', { checked: true })).toHaveAccessibleName('truck', {
        timeout: 2_000,
      });
    }).toPass();

    const textures = page.getByRole('group', { name: 'Texture' });
    for (const texture of await textures.locator('label > span').all())
      await expect(texture).toHaveCSS('background-image', /gradient/);

    await page.getByRole('button', { name: 'Opening' }).click();
    // The panel makes fields as they come into sight.
    await page.getByLabel('Shape of the ground').scrollIntoViewIfNeeded();
    const drawing = page.getByRole('img', { name: /^A street drawn in elevation/ });
    await page.getByLabel('Words on the accent').fill('Two words.');
    await expect(drawing.getByText('Two words.')).toBeVisible();
    const buildings = page.getByRole('group', { name: 'Building' });
    await buildings.getByRole('radio', { name: 'aviation' }).check();
    await expect(drawing.locator('[href="#ground-aviation"]')).toBeVisible();
    // The last layer that has a name goes out of the drawing with it.
    await page.getByRole('textbox', { name: 'Name' }).last().fill('');
    await expect(page.locator('.live-drawing li').last()).toHaveText(
      await page.getByRole('textbox', { name: 'Name' }).nth(-2).inputValue(),
    );
  },
);

test('the panel opens with what waits, and leads to it', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms');
  const waiting = page.getByRole('region', { name: 'What waits' });
  await expect(waiting.getByRole('link', { name: /site settings with what was/ })).toBeVisible();
  const toInbox = page.getByRole('link', { name: 'Inbox', exact: true });
  await expect(toInbox).toHaveCount(0);
  await waiting.getByRole('link', { name: /projects invented/ }).click();
  await expect(page).toHaveURL(/\/cms\/collections\/projects\?.*placeholder/);
  await expect(page.getByRole('link', { name: 'AI-powered M&A Platform' })).toBeVisible();
  // What the seed wrote has nobody's name.
  await expect(page.getByRole('row', { name: /The site itself/ }).first()).toBeVisible();

  // Who may use both goes from one to the other.
  await signInByRequest(page, staff.admin);
  await page.goto('/cms');
  await toInbox.click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(page).toHaveURL(/\/cms$/);
});
