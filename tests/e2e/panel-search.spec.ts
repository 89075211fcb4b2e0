import { expect, query, staff, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';

test('the search and the marks on a page lead to the field of a text, and say what is fixed', async ({
  page,
}) => {
  const [fitness] = await query('SELECT id, intro FROM industries WHERE slug = $1', ['fitness']);
  const intro = String(fitness?.intro);
  const address = new RegExp(`/cms/collections/industries/${String(fitness?.id)}\\?field=intro`);
  await signInByRequest(page, staff.editor);
  await page.goto('/cms');

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search all text' });
  const words = dialog.getByRole('searchbox');
  await expect(words).toBeFocused();
  await words.fill('failed to load project images');
  await expect(dialog.getByRole('listitem')).toContainText([
    'This wording is fixed, because the specification says it to the letter.',
  ]);
  await words.fill(intro.slice(0, 100));
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await words.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  const field = page.locator('#field-intro');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(intro);

  await page.goto('/cms/preview?path=/industries/fitness');
  await expect(page).toHaveURL('/industries/fitness');
  await page.getByText(intro).first().hover();
  const mark = page.locator('#preview-edit-link');
  await expect(mark).toHaveText('Edit');
  await mark.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('#field-intro')).toBeFocused();
});
