import type { APIRequestContext, Dialog, Page } from 'playwright/test';
import { z } from 'zod';

import { violations } from '../../../../support/pages/axe';
import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

// The browser notes what is refused. Payload's frame of the preview may do all that its own origin may.
test.use({
  expected:
    /Failed to (load resource|fetch)|Error submitting form|allow-scripts and allow-same-origin/,
});

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'unsaved-harvest';

test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][equals]=${slug}&trash=true`);
});

interface Opened {
  readonly form: string;
  readonly api: string;
}

async function openPage(page: Page, lede = 'As it is.'): Promise<Opened> {
  await signInByRequest(page, staff.editor);
  const { form, api } = await makePage(page.request, lede);
  await page.goto(form);
  await formRuns(page);
  return { form, api };
}

async function makePage(request: APIRequestContext, lede: string): Promise<Opened> {
  const blocks = [{ blockType: 'hero', headline: 'Harvest', lede }];
  const data = { title: 'Harvest', slug, blocks, _status: 'draft' };
  const answer = await request.post('/api/pages?draft=true', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = made.parse(await answer.json()).doc;
  return { form: `/cms/collections/pages/${id}`, api: `/api/pages/${id}?depth=0` };
}

const title = (page: Page) => page.locator('#field-title');
const leave = (page: Page) => page.getByRole('link', { name: 'Account', exact: true }).click();

const saves = /\/api\/pages\/[^?]+\?.*autosave=true/;
/** The server is away for whoever saves. */
const refuseSaves = (page: Page) =>
  page.route(saves, (route) => route.fulfill({ status: 500, body: '{}' }));

const failed = (page: Page) =>
  page.waitForResponse((answer) => saves.test(answer.url()) && answer.status() === 500);

/** Reloads, and stays where the browser asks. @returns whether it asked */
async function asksOnLeaving(page: Page): Promise<boolean> {
  let hasAsked = false;
  const stay = (dialog: Dialog) => {
    hasAsked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  };
  page.once('dialog', stay);
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await page.waitForTimeout(1500);
  page.off('dialog', stay);
  return hasAsked;
}

test('whoever leaves what cannot be saved is asked, and finds it again', async ({ page }) => {
  const { form, api } = await openPage(page);
  await refuseSaves(page);
  const refused = failed(page);
  await title(page).fill('Apples');
  await refused;
  expect(await asksOnLeaving(page)).toBe(true);
  await expect(title(page)).toHaveValue('Apples');
  await title(page).fill('Apples and pears');

  // Within the panel nobody can be asked: they are told, and their words stay.
  await leave(page);
  const told = page.getByText('What you typed last could not be saved. Open it again');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(form);
  await formRuns(page);
  await expect(title(page)).toHaveValue('Harvest');
  const offer = page.getByText('What you typed here last could not be saved.');
  await expect(offer).toBeVisible();
  expect(await violations(page, ['.below-controls'])).toEqual([]);
  const putBack = page.getByRole('button', { name: 'Put your words back' });
  await putBack.click();
  await expect(offer).toContainText('The server does not take it yet');
  await page.unroute(saves);
  await putBack.click();
  await expect(title(page)).toHaveValue('Apples and pears');
  await expect(offer).toBeHidden();
  await untilDraftHolds(page, api, 'Apples and pears');
  await page.reload();
  await formRuns(page);
  await expect(title(page)).toHaveValue('Apples and pears');
  await page.waitForTimeout(1000);
  await expect(offer).toBeHidden();
});

test('what could not be saved is saved once the server answers, without another word', async ({
  page,
}) => {
  const { api } = await openPage(page);
  await refuseSaves(page);
  const refused = failed(page);
  await title(page).fill('Apples');
  await refused;
  await page.unroute(saves);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilDraftHolds(page, api, 'Apples');
  await expect.poll(() => asksOnLeaving(page)).toBe(false);

  await formRuns(page);
  await refuseSaves(page);
  const refusedAgain = failed(page);
  await title(page).fill('Pears');
  await refusedAgain;
  await page.unroute(saves);
  // By the clock.
  await expect
    .poll(async () => (await page.request.get(`${api}&draft=true`)).text(), { timeout: 20_000 })
    .toContain('Pears');
});

test('nobody is asked whose words are saved, or will be; whoever leaves more than is sent then is', async ({
  page,
}) => {
  const { api } = await openPage(page, 'Counted at length. '.repeat(4000));
  expect(await asksOnLeaving(page)).toBe(false);
  await formRuns(page);
  for (const words of ['Apples', 'Apples and pears', 'Plums']) {
    await title(page).fill(words);
    await untilDraftHolds(page, api, words);
    await page.waitForTimeout(500);
  }
  expect(await asksOnLeaving(page)).toBe(false);
  await formRuns(page);
  await title(page).fill('Figs');
  expect(await asksOnLeaving(page)).toBe(true);
  await untilDraftHolds(page, api, 'Figs');
});

test('a page that is hidden saves at once', async ({ page }) => {
  const { api } = await openPage(page);
  const sent: string[] = [];
  // Payload’s own save comes too late: the browser has ended the page by then.
  await page.route(saves, (route) => {
    const isOurs = route.request().headers()['content-type'] === 'application/json';
    if (isOurs) sent.push(route.request().postData() ?? '');
    return isOurs ? route.continue() : new Promise(() => undefined);
  });
  await title(page).fill('Apples');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await untilDraftHolds(page, api, 'Apples');
  expect(sent).toHaveLength(1);
});
