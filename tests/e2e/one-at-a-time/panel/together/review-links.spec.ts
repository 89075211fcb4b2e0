import { z } from 'zod';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { bothWidths, expect, query, signInToPanel, staff, test } from '../../../../support/site';

test.skip(!isOn('review'));
// A link that opens nothing is a page that is not there, and the browser says so.
test.use({ expected: /status of 404/ });

const made = z.object({ doc: z.object({ id: z.string() }) });

test.beforeEach(({ request }) => request.post('/api/users/login', { data: staff.editor }));
test.afterEach(async ({ request }) => {
  await request.delete('/api/pages?where[slug][like]=for-the-reviewer');
  await query('DELETE FROM review_links');
});

test(
  'a marketer shares a draft, and somebody without an account reads it until the link is revoked',
  { tag: bothWidths },
  async ({ page, request, browser, baseURL }) => {
    const viewport = page.viewportSize();
    const draft = async (title: string, slug: string, more: object[] = []) => {
      const hero = { blockType: 'hero', heading: title, intro: 'Not for everybody yet.' };
      const data = { title, slug, blocks: [hero, ...more] };
      const answer = await request.post('/api/pages?draft=true', { data });
      expect(answer.status(), await answer.text()).toBe(201);
      return made.parse(await answer.json()).doc.id;
    };
    const form = {
      blockType: 'form',
      form: 'contact',
      heading: 'Write to us',
      privacyNote: 'Note',
    };
    const id = await draft('A campaign of drafts', 'for-the-reviewer', [form]);
    await draft('Another draft', 'for-the-reviewer-not');

    await signInToPanel(page);
    await page.goto(`/cms/collections/pages/${id}`);
    const share = page.getByRole('region', { name: 'Share for review' });
    await share.getByLabel('Works for').selectOption('7');
    await share.getByRole('button', { name: 'Make a link' }).click();
    const address = await share.getByLabel('Copy it now').inputValue();
    expect(address).toMatch(/\/review\/draft\/[\w-]{43}$/);
    await expect(share.getByText('Not opened yet.')).toBeVisible();

    const context = await browser.newContext({ viewport });
    const reader = await context.newPage();
    const asked: string[] = [];
    reader.on('request', (each) => asked.push(new URL(each.url()).pathname));
    const path = new URL(address).pathname;
    const answer = await reader.goto(path);
    expect(answer?.status()).toBe(200);
    const headers = answer?.headers() ?? {};
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['content-security-policy']).toContain("form-action 'none'");
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(
      'A system that fits how you work.',
    );
    await expect(reader.getByRole('complementary', { name: 'For review' })).toContainText(
      'The link works until',
    );
    await expect(reader.locator('#contact input').first()).toBeDisabled();
    expect(await context.cookies()).toEqual([]);
    expect(await reader.evaluate(() => Object.values(sessionStorage).join(' '))).not.toContain(
      'review',
    );
    expect(await violations(reader)).toEqual([]);
    // Neither this draft nor another one is on the site.
    for (const slug of ['for-the-reviewer', 'for-the-reviewer-not'])
      expect((await (await browser.newContext()).request.get(`${baseURL}/${slug}`)).status()).toBe(
        404,
      );
    expect(
      asked.filter((each) => each.startsWith('/api/') && !each.startsWith('/api/media')),
    ).toEqual([]);

    await page.reload();
    await expect(share.getByText(/Last opened/)).toBeVisible();
    await share.getByRole('button', { name: /^Revoke/ }).click();
    await expect(share.getByRole('list')).toHaveCount(0);
    expect((await reader.goto(path))?.status()).toBe(404);
    expect(await reader.content()).not.toContain('A campaign of drafts');
    expect((await reader.goto(`/review/draft/${'A'.repeat(43)}`))?.status()).toBe(404);
    await context.close();
  },
);

test('the home page is shared as well, and every kind of document that has a page', async ({
  request,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const html = async (owner: string, document?: string) => {
    const of = document === undefined ? '' : `&document=${document}`;
    const data = { days: 1, showsNewest: true };
    const answer = await request.post(`/api/review-links?owner=${owner}${of}`, { data });
    expect(answer.status(), `${owner}: ${await answer.text()}`).toBe(201);
    const { address } = z.object({ address: z.string() }).parse(await answer.json());
    const shown = await visitor.get(new URL(address).pathname);
    return [owner, shown.status(), (await shown.text()).includes('id="review-bar"')];
  };
  for (const global of [
    'home-page',
    'industries-page',
    'work-page',
    'quote-page',
    'not-found-page',
  ])
    expect(await html(global)).toEqual([global, 200, true]);
  for (const collection of [
    'industries',
    'projects',
    'legal-pages',
    'articles',
    'faqs',
    'features',
  ]) {
    const [row] = await query(
      `SELECT id FROM "${collection.replaceAll('-', '_')}" ORDER BY created_at LIMIT 1`,
    );
    expect(await html(collection, String(row?.['id']))).toEqual([collection, 200, true]);
  }
  await visitor.dispose();
});
