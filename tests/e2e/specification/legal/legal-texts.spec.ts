import { isOn } from '@/features';

import { headings, inLondon, section } from '../../../support/pages/legal';
import { expect, query, test } from '../../../support/site';

test('the privacy policy has its nine sections, numbered as specified', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(headings(page)).toHaveText([
    '1. Introduction',
    '2. Data Controller',
    '3. Contact Details',
    /^4\. .*Data We Collect$/,
    /^5\. .*Use Your Data$/,
    /^6\. Data Security/,
    /^7\. Your Legal Rights$/,
    /^8\. Cookies$/,
    /^9\. Changes to This Policy$/,
  ]);
});

test('the privacy policy names the data, the reasons, what follows a breach and every right', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(section(page, /^4\./).getByRole('listitem').locator('strong')).toHaveText([
    ...[/^Identity/, /^Contact/, /^Financial/, /^Transaction/, /^Technical/, /^Profile/],
    ...[/^Usage/, /^Marketing and communications/],
  ]);
  for (const reason of ['Contract', 'Legitimate interests', 'Legal obligation']) {
    await expect(
      section(page, /^5\./).getByRole('heading', { name: reason, exact: true }),
    ).toBeVisible();
  }
  await expect(section(page, /^6\./)).toContainText(/breach/);
  const rights = section(page, /^7\./);
  await expect(rights).toContainText('UK GDPR');
  await expect(rights.getByRole('listitem').locator('strong')).toHaveText([
    ...[/informed/, /access/, /rectification/, /erasure/, /restrict processing/, /portability/],
    ...[/object/, /automated decisions/],
  ]);
  await expect(rights).toContainText(/no fee, unless .* unfounded, repetitive or excessive/);
  await expect(section(page, /^3\./)).toContainText('London');
});

test('the terms have their eleven sections, numbered as specified', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms/);
  await expect(headings(page)).toHaveText([
    '1. Introduction',
    '2. Communications',
    '3. Purchases',
    '4. Promotions',
    '5. Intellectual Property',
    '6. Copyright Policy',
    '7. Limitation of Liability',
    '8. Governing Law',
    '9. Changes to Service',
    '10. Changes to Terms',
    /^11\. Contact/,
  ]);
  await expect(section(page, /^2\./)).toContainText(/newsletters.*unsubscribe link/);
  await expect(section(page, /^3\./)).toContainText(/payment details.*shipping details/);
  await expect(section(page, /^8\./)).toContainText(/law of England and Wales/);
  await page.getByRole('article').getByRole('link', { name: 'privacy policy' }).first().click();
  await expect(page).toHaveURL('/privacy');
});

test('the disclaimer has its five sections, without numbers', async ({ page }) => {
  await page.goto('/disclaimer');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  await expect(headings(page)).toHaveText([
    ...[/^Website/, /^External Links/, /^Testimonials/, /^Cookie Notice$/, /^Copyright Notice$/],
  ]);
  await expect(section(page, /^Testimonials/)).toContainText(/review .* before we post it/);
  await expect(section(page, /^Testimonials/)).toContainText(/do not pay/);
  await expect(
    section(page, /^Cookie/)
      .getByRole('listitem')
      .locator('strong'),
  ).toHaveText([
    ...[/^Account/, /^Login/, /^Forms/, /^Site-preference/],
    ...[/^Third-party analytics/, /^Third-party experiment/],
  ]);
});

test('the giveaway terms have their eight sections and say who may enter and what is won', async ({
  page,
}) => {
  test.skip(!isOn('giveaway'), 'The site does without.');
  await page.goto('/competition-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Giveaway/);
  await expect(headings(page)).toHaveText([
    ...[/Eligibility$/, /How to Enter$/, /The Prize$/, /Fair Use & Scope$/],
    ...[/Support & Maintenance$/, /Winner Selection$/, /General Terms$/, /Governing Law$/],
  ]);
  const eligibility = section(page, /Eligibility/);
  await expect(eligibility).toContainText('18 or older');
  await expect(eligibility).toContainText('One entry per business');
  await expect(eligibility).toContainText('employees cannot enter');
  await expect(section(page, /The Prize/)).toContainText('at most 12 weeks of active development');
  await expect(section(page, /The Prize/)).toContainText('free for 6 months from go-live');
  await expect(section(page, /Fair Use/)).toContainText('at most 12 weeks');
  await expect(section(page, /Support/)).toContainText(/After 12 months: optional/);
  await expect(section(page, /Governing Law/)).toContainText('laws of England and Wales');
});

test('the accessibility statement says how the site was tested, what is missing and where to write', async ({
  page,
}) => {
  const [changed] = await query(
    `SELECT text_changed_at AS at FROM legal_pages WHERE slug = 'accessibility'`,
  );
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility Statement');
  await expect(headings(page)).toHaveText([
    ...[/Expect$/, /Standard/, /^How We Test$/, /Missing$/, /Does Not Work/],
  ]);
  await expect(
    section(page, /Does Not Work/)
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^mailto:/);
  // Not the current date, which would claim a test of today.
  await expect(page.getByText('Last updated:')).toHaveText(
    `Last updated: ${inLondon.format(new Date(String(changed?.at)))}`,
  );
});
