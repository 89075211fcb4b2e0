import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { expect, query, staff, test } from '../../../../support/site';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

async function ask(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

// A file that cannot be read is refused.
test.use({ expected: /Failed to load resource/ });

/** So wide a page is that nobody has to push it sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('redirects come in from a file by keyboard, after a plan of each row', async ({
  page,
  request,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/collections/redirects');
  await page.getByRole('link', { name: 'Bring redirects in from a CSV, or take them out' }).click();
  await expect(page.getByRole('heading', { name: 'Redirects as a file' })).toBeVisible();
  const name = page.getByLabel(/^A CSV/);
  const file = (text: string) => ({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await name.setInputFiles(file('a,b\n/x,/y\n'));
  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'names the columns' })).toBeVisible();

  await name.setInputFiles(
    file('From,To\n/journal/*,/industries/*\n/brochure-of-tests,/quote\n/lost-of-tests,/nowhere\n'),
  );
  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  const rows = page.getByRole('region', { name: 'Rows' }).locator('tbody tr');
  await expect(rows).toHaveText([
    /4.*\/lost-of-tests.*Cannot come in\. There is no page at \/nowhere\./,
    /2.*\/journal\/\*.*New\./,
    /3.*\/brochure-of-tests.*New\./,
  ]);
  expect(await ask(request, '/brochure-of-tests')).toEqual([404, undefined]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Bring in 2' }).press('Enter');
  await expect(page.getByText('2 of 2 rows are in.')).toBeVisible();
  await expect.poll(() => ask(request, '/brochure-of-tests')).toEqual([308, '/quote']);
  expect(await ask(request, '/Journal/fitness?a=b')).toEqual([308, '/industries/fitness?a=b']);
  // Two slashes in a row name no other site.
  expect(await ask(request, '/journal//evil.example')).toEqual([308, '/journal/evil.example']);

  // All of them come out again.
  const out = await page.request.get('/api/redirects-file');
  expect(await out.text()).toContain('"/journal/*","/industries/*","308","no"');
  expect((await page.request.delete('/api/redirects?where[from][like]=of-tests')).ok()).toBe(true);
  expect((await page.request.delete('/api/redirects?where[from][like]=journal')).ok()).toBe(true);
});

test('a short link is made on a phone, and leads to its page with its campaign', async ({
  page,
  request,
}) => {
  test.skip(!isOn('short-links'));
  await page.setViewportSize({ width: 390, height: 800 });
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/collections/short-links/create');
  await formRuns(page);
  await page.locator('#field-word').fill('Flyer-of-tests');
  await expect(page.getByText('/go/flyer-of-tests')).toBeVisible();
  await page.getByText('An address', { exact: true }).first().click();
  await page.locator('#field-address').fill('/quote');
  await page.locator('#field-utmSource').fill('flyer');
  await page.locator('#field-utmCampaign').fill('spring');
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/short-links') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save' }).first().click();
  expect((await saved).status()).toBe(201);
  const to = '/quote?utm_source=flyer&utm_campaign=spring';
  await expect.poll(() => ask(request, '/go/flyer-of-tests')).toEqual([307, to]);
  expect(await ask(request, '/GO/Flyer-of-tests?x=1')).toEqual([307, `${to}&x=1`]);
  const gone = await page.request.delete('/api/short-links?where[word][equals]=flyer-of-tests');
  expect(gone.status()).toBe(200);
  expect(await ask(request, '/go/flyer-of-tests')).toEqual([404, undefined]);
});

test('the result and the card follow the typing, and pages to link to are found', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const [row] = await query(`SELECT id FROM industries WHERE slug = 'fitness'`);
  const { id } = z.object({ id: z.string() }).parse(row);
  await page.goto(`/cms/collections/industries/${id}`);
  await formRuns(page);
  await page.getByRole('button', { name: 'SEO' }).click();
  const results = page.getByRole('region', { name: 'How it looks elsewhere' });
  const onComputer = results.locator('[data-screen="On a computer"]');
  await expect(onComputer).toContainText('Fitness Software Solutions | ');
  await expect(results.locator('img')).toBeVisible();
  await page
    .locator('#field-meta__title')
    .fill('Software for gyms, studios and clubs whose members book, pay and freeze by themselves');
  await expect(onComputer.locator('.results__title')).toHaveText(/^Software for gyms.* …$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await overflow(page)).toBe(0);
  if (isOn('search')) {
    await page.getByRole('button', { name: 'Find pages with the same words' }).click();
    await expect(page.getByRole('button', { name: /^Copy the link to / }).first()).toBeVisible();
  }
  // The seed's words again.
  const back = { data: { meta: { title: null } } };
  expect((await page.request.patch(`/api/industries/${id}?draft=true`, back)).status()).toBe(200);
});

test('an entry of the menu opens a list of links by mouse and by keyboard, and stands whole on phones', async ({
  page,
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const address = '/api/globals/navigation?depth=0';
  const navigation = z.looseObject({ menu: z.looseObject({ links: z.array(z.unknown()) }) });
  const { menu } = navigation.parse(await (await request.get(address)).json());
  const to = (words: string, path: string) => ({
    link: { words, to: 'address', address: path },
  });
  const list = {
    blockType: 'list',
    words: 'More',
    links: [to('Our work', '/work'), to('Fitness', '/industries/fitness'), to('Quote', '/quote')],
  };
  const write = async (links: readonly unknown[]) =>
    expect((await request.post(address, { data: { menu: { ...menu, links } } })).status()).toBe(
      200,
    );
  await write([...menu.links.slice(0, 3), list]);
  try {
    await page.goto('/privacy');
    const button = page.getByRole('banner').getByRole('button', { name: 'More' });
    const opened = page.getByRole('navigation', { name: 'More' });
    await button.click();
    await expect(opened.getByRole('link')).toHaveText(['Our work', 'Fitness', 'Quote']);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await button.press('Enter');
    await opened.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(opened).toBeHidden();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(opened.getByRole('link', { name: 'Our work' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/industries\/fitness$/);
    await expect(button).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const onPhone = page.getByRole('list', { name: 'More' });
    await expect(onPhone.getByRole('link')).toHaveText(['Our work', 'Fitness', 'Quote']);
  } finally {
    await write(menu.links);
  }
});
