import type { Browser, Page, Request } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query, signInToPanel, staff, test } from '../../../../support/site';
import { formRuns } from '../../../../support/staff/panel-form';

const made = z.object({ doc: z.object({ id: z.string() }) });
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.beforeEach(({ request }) => request.post('/api/users/login', { data: staff.editor }));
test.afterEach(async ({ request }) => {
  for (const where of ['pages?where[slug][like]=together', 'articles?where[slug][like]=together'])
    await request.delete(`/api/${where}`);
  await query(`DELETE FROM pages WHERE slug LIKE '%together%'`);
  await query(`DELETE FROM articles WHERE slug LIKE '%together%'`);
  await query('DELETE FROM content_approvals');
  await query('DELETE FROM review_links');
});

/** Somebody else at a desk of their own. */
async function colleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: desk })).newPage();
  await signInToPanel(page, staff.admin);
  return page;
}

test('a marketer finds an empty month, dates an article, and finds it in the calendar and on a phone', async ({
  page,
}) => {
  test.skip(!isOn('articles'));
  await page.setViewportSize(desk);
  await signInToPanel(page);
  // The panel's menu is closed at this width.
  await page.locator('.nav-toggler').first().click();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.goto('/cms/calendar?month=2035-03');
  const calendar = page.locator('main.calendar');
  await expect(calendar.getByText('Nothing has a date in March 2035')).toBeVisible();
  expect(await violations(page, ['main.calendar'])).toEqual([]);

  await calendar.locator('dl').getByRole('link', { name: 'Articles' }).click();
  // Payload's list (3.90.2) writes its query into the address once it runs, which ends a way that was begun before.
  await expect(async () => {
    await page.getByRole('link', { name: 'Create New' }).first().click();
    await expect(page).toHaveURL(/\/create/, { timeout: 5000 });
  }).toPass();
  await formRuns(page);
  await page.locator('#field-title').fill('Working together');
  await page.locator('#field-publishedOn input').fill('5 Mar 2035');
  await page.locator('#field-publishedOn input').press('Enter');
  await expect
    .poll(async () => {
      const rows = await query(
        `SELECT 1 FROM _articles_v WHERE latest AND version_title = 'Working together'
         AND version_published_on::date = '2035-03-05'`,
      );
      return rows.length;
    })
    .toBe(1);

  await page.goto('/cms/calendar?month=2035-03');
  const day = calendar.getByRole('listitem').filter({ hasText: 'Mon 5 Mar' });
  await expect(day.getByRole('heading', { name: 'Mon 5 Mar' })).toBeVisible();
  const entry = day.getByRole('link', { name: /Article, as a draft: Working together/ });
  await expect(entry).toBeVisible();
  // March 2035 begins on a Thursday.
  const first = await calendar.locator('#day-2035-03-01').boundingBox();
  const sunday = await calendar.locator('#day-2035-03-04').boundingBox();
  expect([first?.y, (first?.x ?? 0) < (sunday?.x ?? 0)]).toEqual([sunday?.y, true]);
  expect(await violations(page, ['main.calendar'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  await calendar.getByRole('link', { name: 'Claims to review' }).click();
  await expect(page).toHaveURL(/month=2035-03&kind=claims/);
  await expect(calendar.getByText('Nothing of this kind has a date')).toBeVisible();
  await calendar.getByRole('link', { name: 'Everything' }).click();
  await calendar.getByRole('link', { name: 'Agenda' }).click();
  await expect(calendar.locator('.calendar__days > li')).toHaveCount(1);

  await page.setViewportSize(phone);
  await page.goto('/cms/calendar?month=2035-03');
  await expect(calendar.locator('.calendar__days > li').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cms\/collections\/articles\//);
});

test('a draft is set as ready, given back, approved, and approved no more once it changes', async ({
  page,
  request,
  browser,
}) => {
  test.skip(!isOn('review'));
  await page.setViewportSize(desk);
  const hero = { blockType: 'hero', heading: 'Together', intro: 'As it is published.' };
  const data = { title: 'Working together', slug: 'together', blocks: [hero] };
  const answer = await request.post('/api/pages', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = made.parse(await answer.json()).doc;
  const form = `/cms/collections/pages/${id}`;

  await signInToPanel(page);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toHaveCount(0);
  await page.goto(form);
  await formRuns(page);
  const mine = page.getByRole('region', { name: 'Ready for review' });
  // What is published waits for nobody.
  await mine.getByRole('button', { name: 'Set as ready' }).click();
  await expect(mine.getByText('Nothing here waits to be published')).toBeVisible();
  await page.locator('#field-title').fill('Working together well');
  await expect(mine.getByLabel('Who should approve it')).toBeVisible();
  await mine.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(mine.getByRole('alert')).toHaveText('Choose who should look at it.');
  await mine.getByLabel('Who should approve it').selectOption({ index: 1 });
  await mine.getByLabel('Note').fill('Is the title right?');
  await mine.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(mine.getByRole('status')).toContainText(/^Waits for .+, asked by /);
  await page.goto('/cms/collections/pages');
  await expect(page.getByText(/Published, with changes that wait\. Waits for/)).toBeVisible();

  const other = await colleague(browser);
  const waiting = other.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: /Working together well/ }).click();
  await formRuns(other);
  const theirs = other.getByRole('region', { name: 'Ready for review' });
  await expect(theirs.getByText('Is the title right?')).toBeVisible();
  await theirs.getByRole('link', { name: 'What changed' }).click();
  await expect(other.getByText('Working together well').first()).toBeVisible();
  await expect(other).toHaveURL(/\/versions\/[\w-]+\?versionFrom=/);
  await other.goto(form);
  await formRuns(other);
  await theirs.getByRole('button', { name: 'Give back' }).click();
  await expect(theirs.getByRole('alert')).toContainText('what is to be changed');
  await theirs.getByLabel('Your note').fill('Say “good”, not “well”.');
  await theirs.getByRole('button', { name: 'Give back' }).click();
  await expect(theirs.getByRole('status')).toContainText('Given back by');

  await page.goto('/cms');
  const answered = page.getByRole('region', { name: 'You asked about these' });
  await answered.getByRole('link', { name: /Given back by/ }).click();
  await formRuns(page);
  await expect(mine.getByText('Say “good”, not “well”.')).toBeVisible();
  await page.locator('#field-title').fill('Working together good');
  await mine.getByRole('button', { name: 'Ask again' }).click();
  await mine.getByLabel('Who should approve it').selectOption({ index: 1 });
  await mine.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(mine.getByRole('status')).toContainText('Waits for');

  // Who asked still has it open, and may hold it: a word to it changes nothing in it.
  const holders = () =>
    query('SELECT 1 FROM payload_locked_documents_rels WHERE pages_id = $1', [id]);
  await expect.poll(async () => (await holders()).length).toBeGreaterThan(0);
  // One who writes on while the colleague opens it: these words are not the ones that they see.
  const writeOn = async (title: string) => {
    await page.locator('#field-title').fill(title);
    const stored = () =>
      query('SELECT 1 FROM _pages_v WHERE latest AND parent_id = $1 AND version_title = $2', [
        ...[id, title],
      ]);
    await expect.poll(async () => (await stored()).length).toBe(1);
  };
  // A form that is read only is drawn again by the server, with the words of that moment.
  const predicate = (asked: Request) => new URL(asked.url()).searchParams.has('_rsc');
  const drawnAgain = Promise.race([
    other.waitForEvent('requestfinished', { predicate }),
    other.waitForEvent('requestfailed', { predicate }),
  ]);
  let written: Promise<void> | undefined;
  await other.route('**/api/approvals?**', async (route) => {
    written ??= drawnAgain.then(() => writeOn('Working together good indeed'));
    await written;
    await route.continue();
  });
  await other.goto(form);
  await other.getByRole('dialog').getByRole('button', { name: 'View read-only' }).click();
  await expect(theirs.getByText('It has changed since you opened it.')).toBeVisible();
  await other.unroute('**/api/approvals?**');
  await expect(theirs.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await theirs.getByLabel('Your note').fill('Half written');
  await theirs.getByRole('button', { name: 'See what stands there now' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'View read-only' }).click();
  await expect(other.locator('#field-title')).toHaveValue('Working together good indeed');
  await expect(other.locator('#field-title')).not.toBeEditable();
  await expect(theirs.getByLabel('Your note')).toHaveValue('Half written');
  await theirs.getByLabel('Your note').fill('Now it is right.');
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(theirs.getByRole('status')).toContainText('Approved by');

  await page.reload();
  await formRuns(page);
  await expect(mine.getByRole('status')).toContainText('Approved by');
  expect.soft(await violations(page, ['.share-for-review'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('#field-title').fill('Working together better');
  await expect(mine.getByRole('status')).toContainText('approved no more');

  // The last word, on a phone.
  await mine.getByRole('button', { name: 'Ask again' }).click();
  await mine.getByLabel('Who should approve it').selectOption({ index: 1 });
  await mine.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(mine.getByRole('status')).toContainText('Waits for');
  await page.goto('/cms');
  await other.setViewportSize(phone);
  await other.goto('/cms');
  await waiting.getByRole('link', { name: /Working together better/ }).click();
  await formRuns(other);
  await theirs.getByRole('button', { name: 'Approve and publish' }).click();
  await expect
    .poll(async () => (await (await request.get(`/api/pages/${id}`)).text()).includes('better'))
    .toBe(true);
  await expect(theirs.getByRole('button', { name: 'Set as ready' })).toBeVisible();
  await expect(theirs.getByRole('status')).toHaveText(/^Published as you saw it\./);
  await other.reload();
  await expect(theirs.getByRole('button', { name: 'Set as ready' })).toBeVisible();
  await expect(theirs.getByRole('status')).toHaveCount(0);
  await other.context().close();
});

test('a reviewer without an account and without scripts leaves a note, and the marketer reads and erases it', async ({
  page,
  browser,
}) => {
  test.skip(!isOn('review'));
  await page.setViewportSize(desk);
  await signInToPanel(page);
  await page.goto('/cms/globals/work-page');
  await formRuns(page);
  const share = page.getByRole('region', { name: 'Share for review' });
  await share.getByRole('button', { name: 'Make a link' }).click();
  const address = await share.getByLabel('Copy it now').inputValue();
  await expect(page.getByRole('region', { name: 'Notes of reviewers' })).toHaveCount(0);

  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(new URL(address).pathname);
  await reader.getByRole('link', { name: 'Leave a note' }).click();
  await expect(reader).toHaveURL(/\/review\/note\//);
  await reader.getByLabel('Your name').fill('Ada Quill');
  await reader.getByLabel('Your note').fill('The heading is <i>good</i>.');
  const answer = reader.waitForResponse((each) => each.request().method() === 'POST');
  await reader.getByRole('button', { name: 'Send the note' }).click();
  expect((await answer).status()).toBe(303);
  await expect(reader.getByRole('status').filter({ hasText: /\w/ })).toHaveText(
    'Thank you. Your note has arrived.',
  );
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const seen = await (await browser.newContext({ viewport: desk })).newPage();
  const shown = await seen.goto(new URL(address).pathname.replace('/draft/', '/note/'));
  expect(shown?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect.soft(await violations(seen)).toEqual([]);
  await seen.context().close();

  await page.reload();
  const notes = page.getByRole('region', { name: 'Notes of reviewers' });
  await expect(notes.getByText('The heading is <i>good</i>.')).toBeVisible();
  await notes.getByRole('button', { name: 'Erase the note of Ada Quill' }).click();
  await expect(notes).toHaveCount(0);
});
