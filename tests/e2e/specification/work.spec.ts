import type { Page } from 'playwright/test';

import { listProjects } from '../../support/pages/content';
import { holdRequests } from '../../support/pages/held-requests';
import { expect, test } from '../../support/site';
import { countToasts, expectToast } from '../../support/pages/toasts';

/** As the specification lists them, and as an editor may write them. */
const specified = [
  ['AI-powered M&A platform', 'Financial Services'],
  ['Healthcare Management Platform'],
  ['Retail Inventory System'],
  ['HR platform'],
  ['Financial Services CRM'],
  ['Restaurant Management System'],
  ['Educational Institution Portal'],
  ['Logistics Operations Platform'],
];

const entriesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
/** It repeats the heading for the eye alone. */
const tileOf = (page: Page, title: string) =>
  entriesOf(page)
    .locator('[aria-hidden=true] > p')
    .and(page.getByText(title, { exact: true }));
const pictures = /\/api\/media\/file\//;

/** Pictures further down are not asked for before they come near the window. */
async function scrollThrough(page: Page) {
  for (const entry of await entriesOf(page).all()) await entry.scrollIntoViewIfNeeded();
}

test('“Our Work” shows the eight projects with industry, description and tags, in their order', async ({
  page,
}) => {
  const projects = await listProjects(page.request);
  await page.goto('/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work');
  const entries = entriesOf(page);
  await expect(entries).toHaveCount(8);
  for (const [index, [title = '', industry = '']] of specified.entries()) {
    await expect(entries.nth(index).getByRole('heading')).toHaveText(title, { ignoreCase: true });
    await expect(entries.nth(index)).toContainText(industry);
  }
  for (const [index, { title, industry, description, tags }] of projects.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading')).toHaveText(title);
    await expect(entry.getByText(industry, { exact: true })).toBeVisible();
    await expect(entry.getByText(description, { exact: true })).toBeVisible();
    await expect(entry.getByRole('listitem')).toHaveText(tags);
  }
});

test('only the first project has “View Details”, which leads to its case study', async ({
  page,
}) => {
  await page.goto('/work');
  const details = page.getByRole('link', { name: 'View Details', exact: true });
  await expect(details).toHaveCount(1);
  await entriesOf(page).first().getByRole('link', { name: 'View Details', exact: true }).click();
  await expect(page).toHaveURL('/work/deelflo');
});

test('each other project leads to its case study, else to the page of its industry', async ({
  page,
}) => {
  const projects = await listProjects(page.request);
  await page.goto('/work');
  const ways = await entriesOf(page).evaluateAll((entries) =>
    entries.map((entry) =>
      [...entry.querySelectorAll('a[href^="/"]')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ),
  );
  // Each says which, to who sees no more than the link.
  const caseStudyOf = (index: number) => `Read the case study, ${projects[index]?.title}`;
  expect(ways).toEqual([
    [['View Details', '/work/deelflo']],
    [[caseStudyOf(1), '/work/healthcare-management-platform']],
    [[caseStudyOf(2), '/work/retail-inventory-system']],
    [['Healthcare Software Solutions', '/industries/healthcare']],
    [['Fintech Software Solutions', '/industries/fintech']],
    [],
    [['Education Software Solutions', '/industries/education']],
    [[caseStudyOf(7), '/work/logistics-operations-platform']],
  ]);
});

test('“View Application” stands where a project has an external link, and only there', async ({
  page,
}) => {
  const projects = await listProjects(page.request);
  await page.goto('/work');
  const links = page.getByRole('main').getByRole('link', { name: 'View Application', exact: true });
  const shown = await links.evaluateAll((elements: HTMLAnchorElement[]) =>
    elements.map((element) => [
      element.closest('li')?.querySelector('h2')?.textContent,
      element.getAttribute('href'),
    ]),
  );
  const linked = projects.flatMap(({ title, link }) => (link ? [[title, link]] : []));
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.length).toBeLessThan(8);
  expect(shown).toEqual(linked);
});

test('a tile with the title stands in a picture’s place until the picture is there', async ({
  page,
}) => {
  const release = await holdRequests(page, pictures);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  for (const { title, image } of await listProjects(page.request)) {
    const entry = entriesOf(page).filter({ has: page.getByRole('heading', { name: title }) });
    await entry.scrollIntoViewIfNeeded();
    await expect(entry.getByRole('img')).toHaveAccessibleName(image.alt);
    await expect(entry.getByRole('img')).toHaveJSProperty('naturalWidth', 0);
    await expect(tileOf(page, title)).toBeVisible();
  }
  release();
  await scrollThrough(page);
  for (const picture of await entriesOf(page).getByRole('img').all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test.describe('when pictures cannot be loaded', () => {
  // The first picture is asked for ahead of the script that will show it.
  test.use({ expected: /status of 500/ });

  test('one toast says so for all of them, and the tiles stay', async ({ page }) => {
    const shown = await countToasts(page);
    await page.route(pictures, (route) => route.fulfill({ status: 500 }));
    await page.goto('/work');
    await expectToast(page, 'error', ['Failed to load project images']);
    await scrollThrough(page);
    await expect(entriesOf(page).getByRole('img')).toHaveCount(0);
    for (const { title } of await listProjects(page.request)) {
      await expect(tileOf(page, title)).toBeVisible();
    }
    expect(shown()).toBe(1);
  });
});

test('“Our Work” ends with “Start Your Project”, which leads to the quote form', async ({
  page,
}) => {
  await page.goto('/work');
  const last = page.getByRole('main').getByRole('region').last();
  await last.getByRole('link', { name: 'Start Your Project', exact: true }).click();
  await expect(page).toHaveURL('/quote');
});

test('a link to an address that nobody can have is marked as a sample', async ({ page }) => {
  for (const path of ['/work', '/work/deelflo']) {
    await page.goto(path);
    const links = page
      .getByRole('main')
      .getByRole('link', { name: 'View Application', exact: true });
    await expect(links).toHaveAttribute('href', /\.example$/);
    await expect(page.getByText('Sample address: leads nowhere yet')).toBeVisible();
  }
});
