import { openForm, previewOf, watchPosts } from '../../../support/pages/forms';
import { holdRequests } from '../../../support/pages/held-requests';
import { expect, query, test } from '../../../support/site';
import { expectToast } from '../../../support/pages/toasts';
import {
  required,
  full,
  success,
  buttonOf,
  thankYou,
  fillRequired,
  fillAll,
  expectAnswers,
  stored,
} from '../../../support/pages/quote-form';

test.afterEach(async () => {
  await query('DELETE FROM quote_submissions WHERE email = $1', [full.email]);
});

test('a request on its way disables the button, which reads “Submitting...”', async ({ page }) => {
  const release = await holdRequests(page, '**/api/quote');
  const form = await openForm(page, '/quote');
  await fillRequired(form);
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Submitting...');
  await expect(buttonOf(form)).toBeDisabled();
  await expect(thankYou(page)).toBeHidden();
  release();
  await expect(thankYou(page)).toBeVisible();
});

test('a request is one POST of the fields as JSON, with _cc and _replyTo set to the address', async ({
  page,
}) => {
  const form = await openForm(page, '/quote');
  const posts = watchPosts(page);
  await fillAll(form);
  const requested = page.waitForRequest('**/api/quote');
  await buttonOf(form).click();
  const request = await requested;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...full, _cc: full.email, _replyTo: full.email });
  expect(request.headers()).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  });
  await expectToast(page, 'success', success);
  expect(posts).toEqual(['/api/quote']);
  expect(await stored()).toMatchObject([
    {
      name: full.name,
      email: full.email,
      phone: full.phone,
      company: full.company,
      project_type: full.projectType,
      budget: full.budget,
      timeline: full.timeline,
      description: full.description,
      submitted_at: expect.any(Date),
    },
  ]);
});

test('what was left empty in a request is sent and stored as null', async ({ page }) => {
  const form = await openForm(page, '/quote');
  await fillRequired(form);
  const requested = page.waitForRequest('**/api/quote');
  await buttonOf(form).click();
  const nothing = { phone: null, company: null, budget: null, timeline: null };
  expect((await requested).postDataJSON()).toEqual({
    ...required,
    ...nothing,
    _cc: required.email,
    _replyTo: required.email,
  });
  await expectToast(page, 'success', success);
  expect(await stored()).toMatchObject([{ ...nothing, project_type: required.projectType }]);
});

test('a request that is sent turns the form into the thank-you view, which leads home', async ({
  page,
}) => {
  const form = await openForm(page, '/quote');
  await expect(thankYou(page)).toBeHidden();
  await buttonOf(form).click();
  await expect(page).toHaveTitle('Error: Get Your Free Project Quote | OneLayer');
  await fillRequired(form);
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expect(thankYou(page)).toBeVisible();
  await expect(form).toBeHidden();
  // It is what the page is about now.
  await expect(thankYou(page)).toBeFocused();
  await expect(page.locator('h1').filter({ visible: true })).toHaveText([
    'Thank You For Your Request!',
  ]);
  await expect(page).toHaveTitle('Thank You For Your Request! | OneLayer');
  const view = page.getByRole('region', { name: 'Thank You For Your Request!' });
  await expect(view.getByText(/reply within 24 hours with a custom quote/)).toBeVisible();
  await view.getByRole('link', { name: 'Return to Homepage', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('whatever fills the hidden field of the quote form is thanked, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, '/quote');
  const posts = watchPosts(page);
  await fillRequired(form);
  await form.getByLabel('Leave this empty').fill('https://spam.example');
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expect(thankYou(page)).toBeVisible();
  await expect(form).toBeHidden();
  expect(posts).toEqual([]);
  expect(await stored()).toEqual([]);
});

test.describe('on a preview host', () => {
  test.use({ expected: /request to http:\/\/preview\.localhost/ });

  test('a request takes 800 ms and is not sent', async ({ page, baseURL }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const form = await openForm(page, `${previewOf(baseURL ?? '')}/quote`);
    const posts = watchPosts(page);
    await fillRequired(form);
    await page.clock.pauseAt('2026-11-21T10:05:00Z');
    await buttonOf(form).click();
    await page.clock.runFor(790);
    await expect(buttonOf(form)).toHaveText('Submitting...');
    await page.clock.runFor(20);
    await expect(thankYou(page)).toBeVisible();
    await page.clock.resume();
    await expectToast(page, 'success', success);
    expect(posts).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

test('a request half written survives a reload, and nothing of it stays once it is sent', async ({
  page,
}) => {
  await fillAll(await openForm(page, '/quote'));
  const form = await openForm(page, '/quote');
  await expectAnswers(form, full);
  await buttonOf(form).click();
  await expect(thankYou(page)).toBeVisible();
  await expectAnswers(await openForm(page, '/quote'), {});
});
