import type { Browser, Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../../support/staff/accounts';
import { addNote, intoList, note, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, query, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.afterAll(async () => {
  await emptyInbox();
  await removeNewAdmins();
});

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-EYES-', 3);
  await signInByRequest(page);
});

/** The inbox of Ines Calloway, in a browser of her own. */
async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInByRequest(page, await newAdmin());
  return page;
}

const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(shown(page).getByRole('heading', { name })).toBeVisible();
};
const watching = (page: Page) =>
  page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: /^Watching/ });

test('who watches is told in the inbox of what colleagues do, until they open it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin?view=open');
  await open(page, 'Sender 2');
  await expect(shown(page).getByText('Nobody watches this.')).toBeVisible();
  await shown(page).getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(shown(page).getByText('Watched by you.')).toBeVisible();
  await expect(shown(page).getByText('began to watch it')).toBeVisible();
  await page.goto('/admin?view=watching');
  await expect(watching(page)).toHaveText('Watching 0');

  const ines = await colleague(browser, baseURL);
  await ines.goto('/admin?view=open');
  await open(ines, 'Sender 2');
  await expect(shown(ines).getByText(/^Watched by /)).toBeVisible();
  await note(shown(ines)).fill('I ring her.');
  await addNote(shown(ines)).click();
  await ines.context().close();

  // The open page asks by itself.
  await expect(watching(page)).toHaveText('Watching 1');
  await expect(page.getByText('New note', { exact: true })).toBeVisible();
  await open(page, 'Sender 2');
  await expect(watching(page)).toHaveText('Watching 0');
  await expect(page.getByText('New note', { exact: true })).toBeHidden();
  await shown(page).getByRole('button', { name: 'Stop watching' }).click();
  await expect(shown(page).getByText('Nobody watches this.')).toBeVisible();
});

test('a key watches on a narrow screen, and the palette as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?view=open');
  await page.waitForLoadState('networkidle');
  await intoList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Stop watching' });
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeAttached();
  // The row that had the focus is hidden here.
  await expect(page.locator('[data-item]').filter({ visible: true })).toBeFocused();
  await page.keyboard.press('w');
  await expect(button).toBeAttached();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Go, do or find' });
  await dialog.getByRole('combobox').fill('stop watch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one watches, and watches no longer', async ({ page }) => {
    const [row] = await query(`SELECT id FROM contact_submissions WHERE name = 'Sender 1'`);
    const address = `/admin?view=all&open=${String(row?.['id'])}&full=1`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(page.getByText('Watched by you.')).toBeVisible();
    await page.goto('/admin?view=watching');
    await expect(page.getByRole('link', { name: 'Sender 1', exact: true })).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: 'Stop watching' }).click();
    await expect(page.getByText('Nobody watches this.')).toBeVisible();
  });
});
