import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { expect, query, test } from '../../../support/site';
import { shownSubmission as shown } from '../../../support/staff/inbox';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.skip(!isOn('pipeline'));
test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-PIPE-', 3);
  await signInByRequest(page);
});

/** Past the site: each sender becomes an opportunity in the first stage, of so many pounds. */
const storeOpportunities = () =>
  query(`INSERT INTO opportunities (submission, stage, value, currency)
         SELECT id, 'new', right(reference, 1)::int * 100000, 'GBP' FROM contact_submissions`);

const stageOf = async (name: string) => {
  const [row] = await query(
    `SELECT stage, outcome FROM opportunities JOIN contact_submissions ON id = submission WHERE name = $1`,
    [name],
  );
  return row?.['stage'];
};
const stage = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });
const middleOf = async (page: Page, name: string) => {
  const box = await card(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not to be seen`);
  return { x: box.x + 60, y: box.y + box.height - 14 };
};
const sums = (page: Page, name: string) =>
  stage(page, name).getByRole('banner').or(stage(page, name));

test('a conversation becomes an opportunity, is valued, won, and each step can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
  const open = shown(page);
  await open.getByRole('button', { name: 'Make an opportunity' }).click();
  await expect(open.getByRole('heading', { name: 'Opportunity' })).toBeVisible();
  await expect(open.getByText('made it an opportunity in New')).toBeVisible();

  await open.getByText('Change value and next step').click();
  await open.getByLabel('Value', { exact: true }).fill('12.500');
  await open.getByRole('textbox', { name: 'Next step' }).fill('Send the proposal');
  await open.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(open.getByRole('alert')).toContainText('Write the value as digits');
  await expect(open.getByRole('textbox', { name: 'Next step' })).toHaveValue('Send the proposal');
  await open.getByLabel('Value', { exact: true }).fill('12,500');
  await open.getByLabel('On', { exact: true }).first().fill('2020-01-06');
  await open.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(open.getByText('£12,500', { exact: true })).toBeVisible();
  await expect(open.getByText('Overdue', { exact: true }).last()).toBeVisible();

  await open
    .getByRole('form', { name: 'Stage' })
    .getByRole('combobox')
    .selectOption('Proposal sent');
  await open.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(open.getByText('Proposal sent, 50%')).toBeVisible();

  await open.getByText('Lost …').click();
  const lost = open.getByRole('form', { name: 'Lost' });
  await lost.getByRole('combobox').selectOption('Price');
  await lost.getByLabel('In words').fill('By a fifth.');
  await lost.getByRole('button', { name: 'Lost' }).click();
  await expect(open.getByText('Price; By a fifth.', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Sender 2 lost.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(open.getByText('Proposal sent, 50%')).toBeVisible();
  expect(await stageOf('Sender 2')).toBe('proposal');
});

test('all of it needs no scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByRequest(page);
  const [row] = await query(`SELECT id FROM contact_submissions WHERE name = 'Sender 1'`);
  await page.goto(`/admin?tab=contact&open=${String(row?.['id'])}&full=1`);
  await page.getByRole('button', { name: 'Make an opportunity' }).click();
  await page.getByText('Change value and next step').click();
  await page.getByLabel('Value', { exact: true }).fill('900');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('£900', { exact: true })).toBeVisible();

  await page.goto('/admin/pipeline');
  await card(page, 'Sender 1').getByText('Move').first().click();
  await card(page, 'Sender 1').getByLabel('Stage').selectOption('Talking');
  await card(page, 'Sender 1').getByRole('button', { name: 'Move' }).click();
  await expect(stage(page, 'Talking').locator('[data-card]')).toHaveCount(1);
  await page.goto('/admin/pipeline?as=list&step=none');
  await expect(page.getByRole('row', { name: /Sender 1/ })).toContainText('£900');
  await page.getByLabel('Expected in').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await context.close();
});

test('a card is dragged by mouse, stands there at once, and after a reload', async ({ page }) => {
  await storeOpportunities();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/pipeline');
  await expect(sums(page, 'New').first()).toContainText('£6,000');
  const from = await middleOf(page, 'Sender 3');
  const to = await stage(page, 'Proposal sent').boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 4, { steps: 3 });
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 120, { steps: 8 });
  await page.mouse.up();
  await expect(stage(page, 'Proposal sent').locator('[data-card]')).toHaveCount(1);
  await expect(stage(page, 'Proposal sent')).toContainText('£3,000');
  await expect.poll(() => stageOf('Sender 3')).toBe('proposal');
  // Before its answer is there, the browser knows of nothing that can be undone.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(stage(page, 'Proposal sent').locator('[data-card]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stage(page, 'New').locator('[data-card]')).toHaveCount(3);
});

test('by keyboard it goes on and keeps the focus; Escape gives a drag up', async ({ page }) => {
  await storeOpportunities();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/pipeline');
  const link = page.getByRole('link', { name: 'Sender 1', exact: true });
  await link.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(stage(page, 'Proposal sent').locator('[data-card]')).toHaveCount(1);
  await expect.poll(() => stageOf('Sender 1')).toBe('proposal');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => stageOf('Sender 1')).toBe('talking');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  const from = await middleOf(page, 'Sender 2');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 400, from.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(stage(page, 'New').locator('[data-card]')).toHaveCount(2);
  expect(await stageOf('Sender 2')).toBe('new');
});

test('a move that a colleague was quicker with is taken back, and it is said who', async ({
  page,
}) => {
  await storeOpportunities();
  await page.goto('/admin/pipeline');
  await expect(stage(page, 'New').locator('[data-card]')).toHaveCount(3);
  await query(`UPDATE opportunities SET version = 2, stage = 'agreeing'
               WHERE submission = (SELECT id FROM contact_submissions WHERE name = 'Sender 1')`);
  await page.getByRole('link', { name: 'Sender 1', exact: true }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sender 1: ');
  await expect(stage(page, 'Agreeing terms').locator('[data-card]')).toHaveCount(1);
  expect(await stageOf('Sender 1')).toBe('agreeing');
});

test('on a phone a finger drags a card by its handle, and scrolls by the rest', async ({
  browser,
  baseURL,
}) => {
  await storeOpportunities();
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, viewport: { width: 390, height: 780 } },
  });
  const page = await context.newPage();
  await signInByRequest(page);
  await page.goto('/admin/pipeline');
  await page.waitForLoadState('networkidle');
  const handle = card(page, 'Sender 1').locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', at.x, at.y);
  for (let x = at.x; x < 385; x += 8) await touch('touchMove', x, at.y);
  await touch('touchMove', 386, at.y);
  await expect(stage(page, 'Talking')).toHaveClass(/border-accent/);
  await touch('touchEnd');
  await expect.poll(() => stageOf('Sender 1')).not.toBe('new');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('figures and Monday lead to their lists, and an empty pipeline says how it begins', async ({
  page,
}) => {
  await page.goto('/admin/pipeline');
  await expect(page.getByText('Nothing is in the pipeline yet.')).toBeVisible();
  await storeOpportunities();
  await query(`UPDATE opportunities SET outcome = 'won', closed_on = current_date, reason = 'Fit'
               WHERE value = 300000`);
  await page.goto('/admin/pipeline/figures');
  await expect(page.getByRole('region', { name: 'Won and lost' })).toContainText(
    '1 won and 0 lost: 100% won, £3,000.',
  );
  await page
    .getByRole('row', { name: /Won: Fit/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('row', { name: /Sender 3/ })).toContainText('Won');
  await page.getByRole('link', { name: 'Monday', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Without a next step: 2' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto('/admin/pipeline')
      .then(() => page.getByRole('link', { name: 'Export as CSV' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pipeline-\d{4}-\d\d-\d\d\.csv$/);
});
