import { sealedLink } from '@/platform/sealed-link';

import { publishNewsletter, subscribe } from '../../../support/made-forms/newsletter';
import { forgetForms } from '../../../support/made-forms/published-fair';
import { main } from '../../../support/pages/without-javascript';
import { expect, query, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

test.beforeEach(({ request }) => forgetForms(request));
test.afterEach(({ request }) => forgetForms(request));

test(
  'a newsletter is confirmed and left by buttons without a script, and a file is taken by its link',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInByRequest(page, staff.admin);
    const form = await publishNewsletter(page.request);
    const id = await subscribe(page.request, form);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const reader = await context.newPage();
    const press = (name: string) => main(reader).getByRole('button', { name }).click();
    const heading = reader.getByRole('heading', { level: 1 });

    await reader.goto(`/mail/confirm/${sealedLink('confirm', id)}`);
    await expect(heading).toHaveText('Confirm your address');
    await press('Confirm');
    await expect(heading).toHaveText('Thank you');

    await reader.goto(`/mail/download/${sealedLink('download', id)}`);
    const [file] = await Promise.all([reader.waitForEvent('download'), press('Download')]);
    expect(file.suggestedFilename()).toBe('Paper.pdf');
    await reader.goto('/mail/download/made-up');
    await expect(heading).toHaveText('This link no longer works');

    // A mail program has neither a cookie nor an origin.
    const leave = sealedLink('unsubscribe', id);
    await reader.goto(`/api/mail/unsubscribe/${leave}`);
    await expect(reader).toHaveURL(`/mail/unsubscribe/${leave}`);
    const click = await context.request.post(`/api/mail/unsubscribe/${leave}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(click.status()).toBe(204);
    await reader.reload();
    await expect(heading).toHaveText('You are unsubscribed');
    await context.close();
    const [row] = await query(
      'SELECT downloads_count::int AS downloads, subscription_unsubscribed_at IS NOT NULL AS left FROM custom_submissions',
    );
    expect(row).toEqual({ downloads: 1, left: true });

    await page.goto(`/cms/collections/custom-forms/${form}`);
    await formRuns(page);
    await page.getByRole('button', { name: 'What happens then' }).click();
    await page.getByLabel('Secret of the webhook').fill('whsec_' + 'a'.repeat(32));
    await page.getByRole('button', { name: 'Set this secret' }).click();
    await expect(page.getByText('The secret is set.')).toBeVisible();
    await expect(page.getByText('One is set; it ends in aaaa.')).toBeVisible();
    await expect(page.getByText('Paper.pdf')).toBeVisible();
    await page.goto(`/admin?tab=custom&open=${id}`);
    await expect(page.getByRole('complementary').getByText('Unsubscribed on')).toBeVisible();
  },
);
