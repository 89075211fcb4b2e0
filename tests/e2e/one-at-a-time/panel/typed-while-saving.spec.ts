import type { APIRequestContext, APIResponse, Page } from 'playwright/test';
import { z } from 'zod';

import { expect, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { delayFormState, formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

// Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /allow-scripts and allow-same-origin/ });

const made = z.object({ doc: z.object({ id: z.string() }) });
const asItIs = z.object({ heading: z.string(), popularHeading: z.string() });

interface Opened {
  readonly panel: string;
  readonly api: string;
  readonly end: () => Promise<APIResponse>;
}

async function newPageOfParts(request: APIRequestContext): Promise<Opened> {
  const data = { title: 'Harvest', slug: 'harvest', blocks: [{ blockType: 'hero' }] };
  const { id } = made.parse(await (await request.post('/api/pages', { data })).json()).doc;
  const end = () => request.delete(`/api/pages/${id}`);
  return { panel: `/cms/collections/pages/${id}`, api: `/api/pages/${id}?depth=0`, end };
}

async function notFoundPage(request: APIRequestContext): Promise<Opened> {
  const api = '/api/globals/not-found-page';
  const data = { ...asItIs.parse(await (await request.get(api)).json()), _status: 'published' };
  const end = () => request.post(api, { data });
  return { panel: '/cms/globals/not-found-page', api: `${api}?depth=0`, end };
}

async function newForm(request: APIRequestContext): Promise<Opened> {
  const questions = [{ kind: 'text', label: 'Who are you?' }];
  const data = { title: 'Harvest', slug: 'harvest', questions, _status: 'published' };
  const { id } = made.parse(await (await request.post('/api/custom-forms', { data })).json()).doc;
  const end = () => request.delete(`/api/custom-forms/${id}`);
  return {
    panel: `/cms/collections/custom-forms/${id}`,
    api: `/api/custom-forms/${id}?depth=0`,
    end,
  };
}

/** The first field of the first is in a row. */
const documents = [
  {
    name: 'page of parts',
    begin: newPageOfParts,
    firstField: 'blocks__0__headline',
    secondField: 'title',
  },
  {
    name: 'page of the site',
    begin: notFoundPage,
    firstField: 'heading',
    secondField: 'popularHeading',
  },
];

for (const { name, begin, firstField, secondField } of documents)
  test(`what is typed in two fields of a ${name} stays while its draft saves itself`, async ({
    page,
  }) => {
    await signInByRequest(page, staff.editor);
    const { panel, api, end } = await begin(page.request);
    await page.goto(panel);
    await formRuns(page);
    const closedRow = page.locator('#blocks-row-0 .collapsible__toggle').first();
    if (await closedRow.isVisible()) await closedRow.click();
    const first = page.locator(`#field-${firstField}`);
    const second = page.locator(`#field-${secondField}`);
    const allAnswered = await delayFormState(page, 1500);
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
    await first.fill('Apples');
    await saved;
    // The panel now asks what the form looks like after the save.
    await first.fill('Apples and pears');
    await second.fill('Plums');
    await allAnswered();
    await expect(first).toHaveValue('Apples and pears');
    await expect(second).toHaveValue('Plums');
    for (const words of ['Apples and pears', 'Plums']) await untilDraftHolds(page, api, words);
    expect((await end()).status()).toBe(200);
  });

test('a row that is opened while its draft saves itself stays open for its words', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const { panel, api, end } = await newPageOfParts(page.request);
  await page.goto(panel);
  await formRuns(page);
  const toggle = page.locator('#blocks-row-0 .collapsible__toggle').first();
  const headline = page.locator('#field-blocks__0__headline');
  if (await headline.isVisible()) await toggle.click();
  await expect(headline).toBeHidden();
  const allAnswered = await delayFormState(page, 1500);
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
  await page.locator('#field-title').fill('Plums');
  await saved;
  await toggle.click();
  await expect(headline).toBeVisible();
  await allAnswered();
  await expect(headline).toBeVisible();
  await headline.fill('Apples', { timeout: 5000 });
  await untilDraftHolds(page, api, 'Apples');
  expect((await end()).status()).toBe(200);
});

/** The answers to the next saves wait here. @returns waits for one, and gives what lets it go */
async function holdSaves(page: Page, most: number): Promise<() => Promise<() => void>> {
  const held: (() => void)[] = [];
  let seen = 0;
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch();
    seen += 1;
    if (seen <= most) await new Promise<void>((letGo) => held.push(letGo));
    await route.fulfill({ response });
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    const [letGo] = held.splice(0);
    return () => letGo?.();
  };
}

test('what is changed just before the second of two saves is answered is saved, too', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const { panel, api, end } = await newForm(page.request);
  await page.goto(panel);
  await formRuns(page);
  const title = page.locator('#field-title');
  const nextSave = await holdSaves(page, 2);
  await title.fill('Apples');
  const answerToFirst = await nextSave();
  await title.fill('Apples and pears');
  // Until the panel has put a save of it behind the one that waits.
  await page.waitForTimeout(1000);
  answerToFirst();
  const answerToSecond = await nextSave();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.locator('#field-intro').fill('Plums');
  answerToSecond();
  await expect(page.locator('#field-questions__1__label')).toBeVisible();
  await untilDraftHolds(page, api, 'Plums');
  await expect(title).toHaveValue('Apples and pears');
  expect((await end()).status()).toBe(200);
});
