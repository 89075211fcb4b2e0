import { expect, staff, test } from '../support/site';
import { startOwnSite, type OwnSite } from '../support/own-site';

const pages = ['/', '/industries', '/industries/fintech', '/quote', '/work', '/privacy'];

const quote = {
  name: 'Priya Raman',
  email: 'priya.raman@ledgerloop.example',
  projectType: 'businessIntelligence',
  description: 'Board reporting from three ledgers.',
};

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnSite();
});
test.afterAll(async () => site.close());
// The site of this file has an address of its own, and its failures are provoked.
test.use({ expected: /request to|503/ });

test('with PostgreSQL stopped, pages answer and a form gets a clear error', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${site.url}/quote`);
  await page.getByLabel('Full Name').fill(quote.name);
  await page.getByLabel('Email').fill(quote.email);
  await page.getByLabel('Project Type').selectOption(quote.projectType);
  await page.getByLabel('Project Description').fill(quote.description);
  await site.stopDatabase();

  for (const address of pages) {
    const response = await request.get(site.url + address);
    expect([address, response.status()]).toEqual([address, 200]);
  }

  const asked = performance.now();
  const refused = await request.post(`${site.url}/api/quote`, { data: quote });
  const took = performance.now() - asked;
  console.log(`The refusal took ${took.toFixed(0)} ms.`);
  expect(refused.status()).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(took).toBeLessThan(3000);

  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Submission Error')).toBeVisible({ timeout: 3000 });
  await expect(page.getByLabel('Project Description')).toHaveValue(quote.description);

  await site.startDatabase();
  await expect
    .poll(async () => (await request.post(`${site.url}/api/quote`, { data: quote })).status())
    .toBe(201);
});

test('an edit just before the database dies costs no page', async ({ request }) => {
  test.setTimeout(90_000);
  await request.post(`${site.url}/api/users/login`, { data: staff.editor });
  const edited = await request.post(`${site.url}/api/globals/industries-page`, {
    data: { solutionsIntro: 'Edited just before the database died.' },
  });
  expect(edited.status()).toBe(200);
  await site.stopDatabase();

  const response = await request.get(`${site.url}/industries/fintech`);
  expect(response.status()).toBe(200);
  expect(response.headers()['x-served']).toBe('last-good');

  await site.startDatabase();
  const back = performance.now();
  const isHealed = async () => {
    const html = await (await request.get(`${site.url}/industries/fintech`)).text();
    return html.includes('Edited just before the database died.');
  };
  await expect.poll(isHealed, { timeout: 45_000 }).toBe(true);
  console.log(
    `The edit showed ${(performance.now() - back).toFixed(0)} ms after the database came back.`,
  );
});
