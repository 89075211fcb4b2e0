import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { visit } from '../../../support/pages/visits';
import { expect, long, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';
import { delayFormState, formRuns } from '../../../support/staff/panel-form';

const idOf = async (slug: string) => {
  const [industry] = await query('SELECT id FROM industries WHERE slug = $1', [slug]);
  return String(industry?.id);
};

async function rename(request: APIRequestContext, id: string, slug: string) {
  const answer = await request.patch(`/api/industries/${id}`, { data: { slug } });
  expect(answer.status()).toBe(200);
}

/** What an address itself answers, and where it leads. */
async function ask(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

async function redirect(request: APIRequestContext, from: string, url: string, type = '308') {
  const data = { from, to: { type: 'custom', url }, type };
  expect((await request.post('/api/redirects', { data })).status()).toBe(201);
}

test(
  'ten new slugs in a row: each former address answers 308 once, to the present one',
  { tag: long },
  async ({ request }) => {
    await request.post('/api/users/login', { data: staff.editor });
    const id = await idOf('fitness');
    const names = ['fitness', ...Array.from({ length: 10 }, (_, index) => `fitness-${index + 1}`)];
    for (const name of names.slice(1)) {
      // Each is visited, so that its page is kept.
      expect((await request.get(`/industries/${name}`)).status()).toBe(404);
      await rename(request, id, name);
      expect((await request.get(`/industries/${name}`)).status()).toBe(200);
    }
    const now = `/industries/${String(names.at(-1))}`;
    for (const name of names.slice(0, -1))
      expect([name, await ask(request, `/industries/${name}`)]).toEqual([name, [308, now]]);
    expect(await ask(request, now)).toEqual([200, undefined]);

    // Back where it was, the page wins.
    await rename(request, id, 'fitness');
    expect(await ask(request, '/industries/fitness')).toEqual([200, undefined]);
    expect(await ask(request, now)).toEqual([308, '/industries/fitness']);
  },
);

test('redirects lead where an editor says, for good or for a time, and nowhere else', async ({
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  expect(await ask(request, '/spring/offer')).toEqual([404, undefined]);
  await redirect(request, '/spring/offer', '/quote#form', '307');
  await redirect(request, '/café', 'https://example.com/menu');
  expect(await ask(request, '/spring/offer')).toEqual([307, '/quote#form']);
  expect(await ask(request, '/spring/offer?utm_source=mail')).toEqual([
    307,
    '/quote?utm_source=mail#form',
  ]);
  expect(await ask(request, '/spring/offer/')).toEqual([308, '/spring/offer']);
  expect(await ask(request, '/caf%C3%A9?next=//evil.example')).toEqual([
    308,
    'https://example.com/menu',
  ]);
  for (const address of ['/spring', '/spring/offer/x', '/?to=/spring/offer'])
    expect([address, (await ask(request, address))[1]]).toEqual([address, undefined]);
  // What a former site had: other capitals, a query, files, and all that lies below an address.
  await redirect(request, '/shop?id=5', '/quote');
  await redirect(request, '/work.html', '/work');
  await redirect(request, '/blog/*', 'https://blog.example.com/*');
  for (const [address, status, to] of [
    ['/Spring/OFFER', 307, '/quote#form'],
    ['/shop?id=5&utm_source=mail', 308, '/quote?utm_source=mail'],
    ['/shop?id=6', 404],
    ['/shop', 404],
    ['/work.html', 308, '/work'],
    ['/WORK', 404],
    ['/blog/2019/caf%C3%A9', 308, 'https://blog.example.com/2019/caf%C3%A9'],
  ] as const)
    expect([address, ...(await ask(request, address))]).toEqual([address, status, to]);
  const head = await request.head('/spring/offer', { maxRedirects: 0 });
  expect([head.status(), head.headers().location]).toEqual([307, '/quote#form']);

  // Taken back, it is missing again for the very next visitor.
  const where = 'where[from][equals]=/spring/offer';
  expect((await request.delete(`/api/redirects?${where}`)).status()).toBe(200);
  expect(await ask(request, '/spring/offer')).toEqual([404, undefined]);
});

test('who has seen a preview is led on, and told what is missing, as visitors are', async ({
  page,
  baseURL,
}) => {
  const { request } = page;
  await request.post('/api/users/login', { data: staff.editor });
  await redirect(request, '/autumn', '/quote');
  const draft = { title: 'Quibblewort', slug: 'quibblewort' };
  const made = await request.post('/api/pages?draft=true', { data: draft });
  const plain = await visit(baseURL ?? '', '/industries/nowhere');
  expect((await request.get('/cms/preview?path=/')).status()).toBe(200);
  expect(await ask(request, '/quibblewort')).toEqual([200, undefined]);
  expect(await ask(request, '/autumn?a=b')).toEqual([308, '/quote?a=b']);
  const missing = await request.get('/industries/nowhere');
  const [words] = /<h1[^>]*>[^<]*/.exec(plain.body) ?? [];
  expect([missing.status(), words, (await missing.text()).includes(String(words))]).toEqual([
    404,
    expect.stringContaining('<h1'),
    true,
  ]);
  // What is no page shows what it shows to everybody.
  const sitemap = await request.get('/sitemap.xml');
  expect([sitemap.status(), await sitemap.text()]).toEqual([
    200,
    (await visit(baseURL ?? '', '/sitemap.xml')).body,
  ]);
  const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(await made.json());
  expect((await request.delete(`/api/pages/${doc.id}`)).status()).toBe(200);
});

test('nobody but the web process is told of all redirects', async ({ request }) => {
  for (const address of ['/_redirects', '/%5Fredirects', '/_redirects/', '/_redirects?_rsc=x'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test.describe('a refusal', () => {
  // The browser names the answer that refuses.
  test.use({ expected: /status of 400/ });

  test('an editor makes a redirect in the panel, and reads at the field why one is refused', async ({
    page,
    request,
  }) => {
    await signInByRequest(page, staff.editor);
    await page.goto('/cms/collections/redirects/create');
    const formRests = await delayFormState(page, 0);
    await formRuns(page);
    await page.getByText('An address', { exact: true }).first().click();
    await page.locator('#field-from').fill('/quote');
    await page.locator('#field-to__url').fill('/work');
    // Payload's form may lose a change that meets an answer, and Save would be refused for that.
    await formRests();
    const answer = () =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().includes('/api/redirects'),
      );
    const refused = answer();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await (await refused).text()).toContain('The site has something at /quote');
    // The toast says the same.
    await expect(
      page.locator('.tooltip-content').filter({
        hasText: 'The site has something at /quote: a redirect works only where there is',
      }),
    ).toBeVisible();
    await page.locator('#field-from').fill('/pictures');
    const saved = answer();
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(201);
    expect(await ask(request, '/pictures')).toEqual([308, '/work']);
  });
});

test('a missing page is counted, and becomes a redirect in two clicks', async ({
  page,
  request,
}) => {
  for (let visit = 0; visit < 3; visit += 1)
    await request.get('/brochure/old?mail=jane@example.com');
  await signInByRequest(page, staff.editor);
  const row = page.getByRole('row', { name: /brochure/ });
  await expect
    .poll(
      async () => {
        await page.goto('/cms/collections/missing-pages?search=brochure');
        return row.allInnerTexts();
      },
      { timeout: 40_000 },
    )
    .toEqual([expect.stringMatching(/\/brochure\/old\s+3\s/)]);
  await row.getByRole('link', { name: 'Make a redirect' }).click();
  await expect(page.locator('#field-from')).toHaveValue('/brochure/old');
  await page.getByText('An address', { exact: true }).first().click();
  await page.locator('#field-to__url').fill('/work');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ask(request, '/brochure/old')).toEqual([308, '/work']);
  // Visits from before may be written down a moment later, and are then struck out again.
  await expect
    .poll(
      async () => {
        await page.goto('/cms/collections/missing-pages?search=brochure');
        await expect(page.getByRole('heading', { name: 'Missing pages' })).toBeVisible();
        return row.count();
      },
      { timeout: 40_000 },
    )
    .toBe(0);
});
