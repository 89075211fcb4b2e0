import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { visit } from '../../../support/pages/visits';
import { expect, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';
import { discardDraft } from '../../../support/staff/drafts';
import { formRuns } from '../../../support/staff/panel-form';

// Payload's frame may do all that its own origin may.
// And for a moment the page is nowhere, or there is no room for it, and what it has fetched ahead is of no use.
test.use({
  expected: /allow-scripts and allow-same-origin|status of (404|50[03])|using link preload/,
});

const secret = 'Quibblewort';
const path = '/industries/fitness';

async function fitness() {
  const [row] = await query('SELECT id FROM industries WHERE slug = $1', ['fitness']);
  return z.object({ id: z.string() }).parse(row).id;
}

test('an editor sees on the page what they type, and nobody else does', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto(`/cms/collections/industries/${await fitness()}`);
  await formRuns(page);
  // The panel remembers it of the last time.
  const isShown = await page.locator('#live-preview-iframe').isVisible();
  if (!isShown) await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Opening', exact: true }).click();
  await page.locator('#field-intro').fill(`${secret} in the preview.`);
  await expect(frame.getByText(`${secret} in the preview.`)).toBeVisible();

  // A server that has no room for it leaves what is shown, and is asked again.
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'Not now.' }), {
    times: 1,
  });
  await page.locator('#field-intro').fill(`${secret}, tried again.`);
  await expect(frame.getByText(`${secret}, tried again.`)).toBeVisible();
  await page.locator('#field-intro').fill(`${secret} in the preview.`);
  await expect(frame.getByText(`${secret} in the preview.`)).toBeVisible();

  // The frame goes where the page has gone, also where it learns late that it is no longer here.
  await page.route(`**${path}`, async (route) => {
    await wait(1000);
    await route.continue();
  });
  const slug = page.locator('#field-slug');
  const shown = () =>
    page
      .mainFrame()
      .childFrames()
      .map((each) => each.url())
      .join();
  await slug.fill('fitness-moved');
  await expect.poll(shown).toMatch(/\/industries\/fitness-moved$/);
  await wait(1500);
  expect(shown()).toMatch(/\/industries\/fitness-moved$/);
  await expect(frame.getByText(`${secret} in the preview.`)).toBeVisible();
  await page.unroute(`**${path}`);
  await slug.fill('fitness');
  await expect.poll(shown).toMatch(/\/industries\/fitness$/);

  const stranger = await browser.newPage();
  await stranger.goto(path);
  await expect(stranger.getByText(secret)).toBeHidden();
  await expect(stranger.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await stranger.close();

  const address = await page.locator('#preview-button').getAttribute('href');
  await page.goto(address ?? '');
  await expect(page).toHaveURL(path);
  await expect(page.getByText(secret)).toBeVisible();
  await page.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(secret)).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden();
});

test.afterAll(async ({ request }) => discardDraft(request, 'industries', await fitness()));

test('a preview is for who may change content, and for no cache', async ({ request, baseURL }) => {
  const look = (address: string, cookies: Record<string, string> = {}) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return visit(baseURL ?? '', address, cookie === '' ? {} : { cookie });
  };
  const begin = `/cms/preview?path=${path}`;
  const refused = await look(begin);
  expect(refused).toMatchObject({ status: 303, headers: { location: '/admin/panel' } });
  expect(refused.headers['set-cookie']).toBeUndefined();

  const signedIn = await request.post('/api/users/login', { data: staff.editor });
  const [token = ''] =
    /(?<=payload-token=)[^;]+/.exec(signedIn.headers()['set-cookie'] ?? '') ?? [];
  const session = { 'payload-token': token };
  for (const elsewhere of [
    '//evil.example',
    'https://evil.example',
    '/cms',
    '/.//evil.example',
    '',
  ])
    expect(await look(`/cms/preview?path=${encodeURIComponent(elsewhere)}`, session)).toMatchObject(
      {
        status: 400,
      },
    );
  const begun = await look(begin, session);
  expect(begun).toMatchObject({ status: 303, headers: { location: path } });
  const set = begun.headers['set-cookie']?.join() ?? '';
  expect(set).toMatch(/__prerender_bypass=\w{32,};.*HttpOnly.*SameSite=strict/i);
  expect(set).not.toMatch(/samesite=none/i);
  const [bypass = ''] = /(?<=__prerender_bypass=)\w+/.exec(set) ?? [];

  const draft = { data: { title: secret, slug: 'quibblewort' } };
  const made = await request.post('/api/industries?draft=true', draft);
  const { doc } = z.object({ doc: z.object({ id: z.string() }) }).parse(await made.json());
  const preview = { ...session, __prerender_bypass: bypass };
  const seen = await look('/industries/quibblewort', preview);
  // A title alone is drawn as well.
  expect(seen.status).toBe(200);
  expect(seen.body).toContain(`${secret} Software Solutions`);
  expect(seen.headers['cache-control']).toMatch(/private.*no-store/);
  expect(seen.headers['etag']).toBeUndefined();
  expect(seen.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await look('/', preview)).body).toContain(secret);

  // Neither cookie by itself, nor one that somebody made up, and nothing of it was kept.
  const others: Record<string, string>[] = [
    {},
    session,
    { __prerender_bypass: bypass },
    { __prerender_bypass: bypass, 'payload-token': 'made.up.token' },
    { ...session, __prerender_bypass: 'f'.repeat(32) },
  ];
  for (const cookies of others) {
    const { status, body } = await look('/', cookies);
    expect(status).toBe(200);
    expect(body).not.toContain(secret);
    expect(body).not.toContain('preview-bar');
    expect((await look('/industries/quibblewort', cookies)).status).toBe(404);
  }
  const plain = await look('/');
  expect(plain.headers['x-frame-options']).toBe('DENY');
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await request.delete(`/api/industries/${doc.id}?trash=true`);
});
