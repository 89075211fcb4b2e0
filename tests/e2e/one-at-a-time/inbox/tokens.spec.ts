import { isOn } from '@/features';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { emptyInbox } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.skip(!isOn('api'), 'The site does without.');

async function empty() {
  await emptyInbox();
  await query('DELETE FROM api_tokens');
}
test.beforeEach(empty);
test.afterAll(empty);

for (const [how, options] of Object.entries({
  'with scripts': {
    ...{ viewport: { width: 1280, height: 800 }, hasTouch: false },
    javaScriptEnabled: true,
  },
  'on a phone, without scripts': {
    ...{ viewport: { width: 390, height: 780 }, hasTouch: true },
    javaScriptEnabled: false,
  },
}))
  test.describe(how, () => {
    test.use(options);

    test('a token is made, seen once, used and revoked', async ({ page, playwright, baseURL }) => {
      await signInByRequest(page);
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Tokens' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokens for programs');
      await page.getByLabel('Name', { exact: true }).fill('The CRM');
      await page.getByRole('button', { name: 'Make token' }).click();
      await expect(page.getByText('Tick at least one thing')).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The CRM');
      await page.getByLabel('Read conversations').check();
      await page.getByRole('button', { name: 'Make token' }).click();
      const made = page.getByRole('status').filter({ hasText: 'is made' });
      const secret = (await made.locator('code').textContent()) ?? '';
      expect(secret).toMatch(/^olt_[\w-]{43}$/);
      const entry = page.getByRole('listitem').filter({ hasText: secret.slice(0, 12) });
      await expect(entry).toContainText('Never used.');
      await expect(page.getByText('Read conversations.', { exact: true })).toBeVisible();
      if (options.javaScriptEnabled) expect(await violations(page, ['main'])).toEqual([]);

      const program = await playwright.request.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
      });
      const status = async (address: string) =>
        (await program.get(address, { maxRedirects: 0 })).status();
      expect(await status('/api/v1/conversations')).toBe(200);
      expect(await status('/api/v1/opportunities')).toBe(403);
      // It is no session.
      expect(await status('/api/contact-submissions')).toBe(403);
      expect(await status('/api/globals/inbox-settings')).toBe(403);
      expect(await status('/admin/export')).toBe(403);
      expect(await (await program.get('/api/users/me')).json()).toMatchObject({ user: null });

      await page.goto('/admin/tokens');
      await expect(page.getByText(secret)).toHaveCount(0);
      await expect(entry).toContainText('Last used');
      const hasScroll = await page.evaluate(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      );
      expect(hasScroll).toBe(false);
      await entry.getByRole('button', { name: 'Revoke The CRM' }).click();
      await expect(entry).toHaveCount(0);
      expect(await status('/api/v1/conversations')).toBe(401);
      await program.dispose();
    });
  });

test('the API is described for everybody, and lets no browser of another site in', async ({
  request,
}) => {
  const described = await request.get('/api/v1/openapi.json', {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(described.status()).toBe(200);
  expect(described.headers()['access-control-allow-origin']).toBeUndefined();
  expect(await described.json()).toMatchObject({ openapi: '3.1.0' });
  const large = await request.post('/api/v1/opportunities', {
    data: { conversation: 'x'.repeat(2_000_000) },
  });
  expect(large.status()).toBe(413);
});

if (isOn('mcp'))
  test('assistants are answered, with a token alone', async ({ page, request }) => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { Accept: 'application/json, text/event-stream' };
    expect((await request.post('/api/mcp', { data: list, headers })).status()).toBe(401);
    await signInByRequest(page);
    await page.goto('/admin/tokens');
    await page.getByLabel('Name', { exact: true }).fill('An assistant');
    await page.getByLabel('Read content of the site').check();
    await page.getByRole('button', { name: 'Make token' }).click();
    const secret = await page
      .getByRole('status')
      .filter({ hasText: /\w/ })
      .locator('code')
      .textContent();
    const answer = await request.post('/api/mcp', {
      data: list,
      headers: { ...headers, Authorization: `Bearer ${secret ?? ''}` },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('search_content');
  });
