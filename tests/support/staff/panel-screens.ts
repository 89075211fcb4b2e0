import type { Page } from 'playwright/test';
import { z } from 'zod';

import { violations } from '../pages/axe';
import { expect, query } from '../site';

import { formRuns } from './panel-form';

interface PanelScreen {
  readonly name: string;
  /** Before somebody has signed in. */
  readonly isOutside?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
}

/** What is ours and Payload's on a screen of the panel, in both schemes and at both ends of widths. */
export async function isForEverybody(page: Page, { name, open }: PanelScreen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  // What is drawn gets its names a moment later.
  await page.waitForTimeout(600);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect.soft([name, 1280, await violations(page)]).toEqual([name, 1280, []]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.waitForTimeout(400);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft([name, width]).toEqual([name, 320]);
  expect.soft([name, 320, await violations(page)]).toEqual([name, 320, []]);
}

const screen = (name: string, address: string, open?: PanelScreen['open']): PanelScreen => ({
  name,
  open: async (page) => {
    await page.goto(address);
    await (open ?? (() => page.waitForLoadState('networkidle')))(page);
  },
});

/** A list, once its rows are there. */
const list = (collection: string) =>
  screen(`list of ${collection}`, `/cms/collections/${collection}`, (page) =>
    page.locator('.collection-list tbody tr, .no-results').first().waitFor(),
  );

const tab = (label: string) => async (page: Page) => {
  await formRuns(page);
  const button = page.getByRole('button', { name: label, exact: true });
  await button
    .or(page.getByRole('tab', { name: label, exact: true }))
    .first()
    .click();
};

const row = z.object({ id: z.string() });

async function idOf(table: string, where = 'true'): Promise<string> {
  const [found] = await query(`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT 1`);
  return row.parse(found).id;
}

const signIn: PanelScreen = {
  ...screen('sign-in', '/cms/login', (page) => page.getByLabel('Password').waitFor()),
  isOutside: true,
};

/** One of each kind: for every run. */
export async function fewScreens(): Promise<PanelScreen[]> {
  const project = `/cms/collections/projects/${await idOf('projects', `slug = 'deelflo'`)}`;
  return [signIn, list('projects'), screen('case study', project, tab('Case study'))];
}

/** @param page a page of ten parts, with versions */
export async function allScreens(page: string): Promise<PanelScreen[]> {
  const project = `/cms/collections/projects/${await idOf('projects', `slug = 'deelflo'`)}`;
  const document = (collection: string, id: string) => `/cms/collections/${collection}/${id}`;
  const article = document('articles', await idOf('articles'));
  const media = document('media', await idOf('media', `filename LIKE '%deelflo%'`));
  const ofPage = document('pages', page);
  return [
    ...(await fewScreens()),
    { ...screen('forgotten password', '/cms/forgot'), isOutside: true },
    screen('dashboard', '/cms'),
    ...['articles', 'media', 'pages', 'redirects', 'custom-forms'].map(list),
    screen('project', project, formRuns),
    screen('project’s search engines', project, tab('SEO')),
    screen('article', article, formRuns),
    screen('page', ofPage, formRuns),
    screen('page with its parts open', ofPage, openParts),
    screen('picture', media, formRuns),
    screen('new form', '/cms/collections/custom-forms/create', formRuns),
    screen('home page', '/cms/globals/home-page', formRuns),
    screen('site settings', '/cms/globals/site-settings', formRuns),
    screen('versions', `${ofPage}/versions`, (at) => at.locator('.versions-list').waitFor()),
    screen('comparison', `${ofPage}/versions`, openComparison),
    screen('upload of many', '/cms/collections/media', openUpload),
    screen('account', '/cms/account', formRuns),
    ...['calendar', 'figures', 'launch', 'import-articles', 'redirects-file'].map((view) =>
      screen(view, `/cms/${view}`),
    ),
    screen('search of all text', '/cms', openSearch),
    screen('chosen rows', '/cms/collections/projects', chooseRow),
  ];
}

async function openParts(page: Page): Promise<void> {
  await formRuns(page);
  await page.getByRole('button', { name: 'Show All' }).first().click();
  // Not until the network rests: nobody reads the answer to what the panel keeps of open rows.
  await page.locator('#blocks-row-9 .collapsible__toggle--open').first().waitFor();
}

async function openComparison(page: Page): Promise<void> {
  await page.locator('.versions-list tbody a').first().click();
  await page.locator('.view-version__diff-wrap').waitFor();
}

async function openUpload(page: Page): Promise<void> {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  await expect(async () => {
    await page.getByRole('button', { name: 'Bulk Upload' }).first().click();
    await page.locator('.dropzone').last().waitFor({ timeout: 2_000 });
  }).toPass();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(
      [1, 2].map((number) => ({
        name: `everybody-${number}.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(picture),
      })),
    );
  await page.locator('.bulk-upload--file-manager').waitFor();
}

const openSearch = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('.content-search')).toBeVisible({ timeout: 1_000 });
  }).toPass();

const chooseRow = (page: Page) =>
  expect(async () => {
    await page.locator('tbody .select-row input').first().check({ force: true });
    await expect(page.locator('.list-selection')).toBeVisible({ timeout: 1_000 });
  }).toPass();
