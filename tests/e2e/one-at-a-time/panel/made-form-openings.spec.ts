import type { APIRequestContext } from 'playwright/test';

import { main } from '../../../support/pages/without-javascript';
import { expect, query, staff, test } from '../../../support/site';

const slug = 'places';
const own = `/api/custom-forms?where[slug][equals]=${slug}`;

test.beforeEach(({ request }) => request.post('/api/users/login', { data: staff.editor }));
test.afterEach(async ({ request }) => {
  await request.delete('/api/pages?where[slug][equals]=the-places');
  await request.delete(own);
  await query('DELETE FROM custom_submissions');
});

const question = { key: 'q0000000001', kind: 'text', label: 'Who are you?', required: true };

async function publish(request: APIRequestContext, opening: object): Promise<string> {
  const data = { title: 'Places', slug, questions: [question], opening, _status: 'published' };
  const made = await request.post('/api/custom-forms', { data });
  expect(made.status(), await made.text()).toBe(201);
  const [form] = await query('SELECT id FROM custom_forms WHERE slug = $1', [slug]);
  return String(form?.['id']);
}

async function publishPage(request: APIRequestContext, made: string) {
  const blocks = [{ blockType: 'hero' }, { blockType: 'form', form: 'custom', made }];
  const data = { title: 'The places', slug: 'the-places', blocks, _status: 'published' };
  const page = await request.post('/api/pages', { data });
  expect(page.status(), await page.text()).toBe(201);
}

const inMs = (ms: number) => new Date(Date.now() + ms);
const send = (request: APIRequestContext, who: string) =>
  request.post(`/api/forms/${slug}`, { data: { q0000000001: who } });

test('its page and the page of which it is a part open and close by themselves, in their moment', async ({
  page,
  request,
}) => {
  const [opensAt, closesAt] = [inMs(6000), inMs(12_000)];
  await publishPage(request, await publish(request, { opensAt, closesAt }));
  const shown = async (path: string) => {
    const html = await (await request.get(path)).text();
    return ['Who are you?', 'Not open yet', 'This form is closed'].filter((words) =>
      html.includes(words),
    );
  };
  const both = async () => [await shown(`/forms/${slug}`), await shown('/the-places')];
  expect(await both()).toEqual([['Not open yet'], ['Not open yet']]);
  for (const [moment, words] of [
    [opensAt, 'Who are you?'],
    [closesAt, 'This form is closed'],
  ] as const) {
    await page.waitForTimeout(moment.getTime() - Date.now() + 150);
    expect(await both()).toEqual([[words], [words]]);
  }
  const late = await send(request, 'Late');
  expect([late.status(), await late.json()]).toMatchObject([403, { error: { code: 'closed' } }]);
  await page.goto(`/forms/${slug}`);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText('This form is closed');
});

test.describe('in a browser that had the page open', () => {
  // The browser itself says that it was refused.
  test.use({ expected: /status of 403/ });

  test('the last place closes the form, and who comes after it reads so, with a script and without', async ({
    page,
    request,
    browser,
  }) => {
    await publish(request, { most: 1, fullTitle: 'Sold out', fullText: 'Come next year.' });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    for (const each of [page, reader]) {
      await each.goto(`/forms/${slug}`);
      await each.getByLabel('Who are you?').fill('Somebody');
    }
    expect((await send(request, 'First')).status()).toBe(201);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Sold out. Come next year.')).toBeVisible();
    expect(await page.getByLabel('Who are you?').inputValue()).toBe('Somebody');
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Sold out');
    await page.goto(`/forms/${slug}`);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText('Sold out');
    await query(`UPDATE custom_submissions SET status = 'spam'`);
    await expect(async () => {
      await page.goto(`/forms/${slug}`);
      await expect(page.getByLabel('Who are you?')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 6000 });
    await plain.close();
  });
});
