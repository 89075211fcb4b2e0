import { z } from 'zod';

import { brand } from '../../../support/brand';
import { expect, query, signInToPanel, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { formRuns, publishByHand } from '../../../support/staff/panel-form';

let before: Record<string, unknown>[] = [];
test.beforeAll(async () => {
  // A browser that is ended leaves no document, and what it had locked stays so for five minutes.
  await query('DELETE FROM payload_locked_documents');
  before = await query(`SELECT id, intro FROM industries WHERE slug IN ('fitness', 'logistics')`);
});
test.afterAll(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const words = { home: { seeWork: 'See Our Work' }, _status: 'published' };
  expect((await request.post('/api/globals/small-words', { data: words })).status()).toBe(200);
  for (const { id, intro } of before) {
    const data = { intro, _status: 'published' };
    expect((await request.patch(`/api/industries/${String(id)}`, { data })).status()).toBe(200);
  }
});

test('a marketer changes an industry in the panel, and the live page shows it', async ({
  page,
  browser,
}) => {
  const [industry] = await query('SELECT id, intro FROM industries WHERE slug = $1', ['fitness']);
  const words = `Edited in the panel, ${crypto.randomUUID()}.`;

  await signInToPanel(page);
  await page.goto(`/cms/collections/industries/${String(industry?.id)}`);
  await formRuns(page);
  await page
    .getByRole('tab', { name: 'Opening' })
    .or(page.getByText('Opening', { exact: true }))
    .first()
    .click();
  await page.locator('#field-intro').fill(words);
  // What is typed is kept by itself, and seen by nobody.
  await untilDraftHolds(page, `/api/industries/${String(industry?.id)}?depth=0`, words);
  const visitor = await browser.newPage();
  await visitor.goto('/industries/fitness');
  await expect(visitor.getByText(words)).toBeHidden();

  const published = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).status()).toBe(200);
  await visitor.reload();
  await expect(visitor.getByText(words)).toBeVisible();
  await visitor.close();
});

test('a marketer changes a word in the panel, and the live page shows it', async ({ page }) => {
  await signInToPanel(page);
  await page.goto('/cms/globals/small-words?field=home.seeWork&tab=1');
  await formRuns(page);
  const field = page.locator('#field-home__seeWork');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'See Our Work');
  await field.fill('Look at our work');
  await untilDraftHolds(page, '/api/globals/small-words?depth=0', 'Look at our work');
  await publishByHand(page, 'globals/small-words');
  expect(await (await page.request.get('/')).text()).toContain('Look at our work');
});

test('an edit over REST shows to the very next visitor', async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const [industry] = await query('SELECT id FROM industries WHERE slug = $1', ['logistics']);
  const words = `Edited over REST, ${crypto.randomUUID()}.`;
  const edited = await request.patch(`/api/industries/${String(industry?.id)}`, {
    data: { intro: words },
  });
  expect(edited.status()).toBe(200);

  expect(await (await request.get('/industries/logistics')).text()).toContain(words);
});

/** A copy for a new document: rows of arrays have ids, too. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === 'id' || key === '_order' ? undefined : part,
    ),
  );

test('a fourteenth industry appears everywhere without a deploy, and goes again', async ({
  page,
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const [{ id } = { id: '' }] = await query('SELECT id FROM industries WHERE slug = $1', [
    'manufacturing',
  ]);
  const model: unknown = await (await request.get(`/api/industries/${String(id)}`)).json();
  const its = { title: 'Shipbuilding', slug: 'shipbuilding' };
  const made = await request.post('/api/industries', {
    data: { ...z.record(z.string(), z.unknown()).parse(withoutIds(model)), ...its },
  });
  expect(made.status()).toBe(201);
  const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(await made.json());

  await page.goto('/industries/shipbuilding');
  await expect(page).toHaveTitle(`Shipbuilding Software Solutions | ${brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Shipbuilding Software Solutions',
  );
  for (const address of ['/', '/industries']) {
    await page.goto(address);
    await expect(
      page.getByRole('main').locator('a[href="/industries/shipbuilding"]').first(),
    ).toBeAttached();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Shipbuilding' }),
    ).toBeAttached();
  }

  expect((await request.delete(`/api/industries/${doc.id}`)).status()).toBe(200);
  expect((await request.get('/industries/shipbuilding')).status()).toBe(404);
});
