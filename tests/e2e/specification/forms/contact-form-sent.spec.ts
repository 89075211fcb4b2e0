import { openForm, previewOf, watchPosts } from '../../../support/pages/forms';
import { holdRequests } from '../../../support/pages/held-requests';
import { expect, query, test } from '../../../support/site';
import { expectToast } from '../../../support/pages/toasts';
import {
  sent,
  success,
  buttonOf,
  fieldsOf,
  fill,
  expectAnswers,
  stored,
  empty,
} from '../../../support/pages/contact-form';

test.afterEach(async () => {
  await query('DELETE FROM contact_submissions WHERE email = $1', [sent.email]);
});

test('a message on its way disables the button, which reads “Sending...”', async ({ page }) => {
  const release = await holdRequests(page, '**/api/contact');
  const form = await openForm(page, '/');
  const words = await buttonOf(form).innerText();
  await fill(form);
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Sending...');
  await expect(buttonOf(form)).toBeDisabled();
  // What is typed meanwhile stays, and what was sent goes.
  await fieldsOf(form).message.fill('One more question.');
  release();
  await expect(buttonOf(form)).toHaveText(words);
  await expect(buttonOf(form)).toBeEnabled();
  await expectAnswers(form, { ...empty, message: 'One more question.' });
  await expectAnswers(await openForm(page, '/'), { ...empty, message: 'One more question.' });
});

test('a message is one POST of the fields as JSON, with _cc and _replyTo set to the address', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  const posts = watchPosts(page);
  await fill(form);
  const requested = page.waitForRequest('**/api/contact');
  await buttonOf(form).click();
  const request = await requested;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...sent, _cc: sent.email, _replyTo: sent.email });
  expect(request.headers()).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  });
  await expectToast(page, 'success', success);
  expect(posts).toEqual(['/api/contact']);
});

test('a message that is sent is stored and thanked for, and the form is empty again', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  await buttonOf(form).click();
  await expect(page).toHaveTitle(/^Error: OneLayer \| /);
  await fill(form);
  const before = Date.now();
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expect(page).toHaveTitle(/^OneLayer \| /);
  await expectAnswers(form, empty);
  // It stays when the toast has gone.
  await expect(form.getByText(success[1] ?? '', { exact: true })).toBeVisible();
  // The toast has said it to screen readers: they hear what is new.
  await expect(form.getByRole('status')).toHaveText(/^Your reference is C-\w{4}-\w{2}$/);

  const rows = await stored();
  expect(rows).toEqual([
    expect.objectContaining({ ...sent, id: expect.any(String), submitted_at: expect.any(Date) }),
  ]);
  const submittedAt = Number(rows[0]?.submitted_at);
  expect(submittedAt).toBeGreaterThanOrEqual(before);
  expect(submittedAt).toBeLessThanOrEqual(Date.now());
});

test('a toast comes in a region that screen readers know from the start', async ({ page }) => {
  const region = page.locator('body > output');
  await page.goto('/');
  await expect(region).toBeEmpty();
  const form = await openForm(page, '/');
  await form.getByLabel('Leave this empty').fill('https://spam.example');
  await fill(form);
  await buttonOf(form).click();
  await expect(region.getByText(success[0] ?? '', { exact: true })).toBeVisible();
  await expect(region.locator('[aria-live]')).toHaveCount(0);
});

test('of the answer to a message only its status counts', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 200, body: 'Fine!' }));
  const form = await openForm(page, '/');
  await fill(form);
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expectAnswers(form, empty);
});

test('whatever fills the hidden field of the contact form sees a success, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  const posts = watchPosts(page);
  await fill(form);
  await form.getByLabel('Leave this empty').fill('https://spam.example');
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expectAnswers(form, empty);
  expect(posts).toEqual([]);
  expect(await stored()).toEqual([]);
});

test.describe('on a preview host', () => {
  test.use({ expected: /request to http:\/\/preview\.localhost/ });

  test('a message takes 800 ms and is not sent', async ({ page, baseURL }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const form = await openForm(page, previewOf(baseURL ?? ''));
    const posts = watchPosts(page);
    await fill(form);
    await page.clock.pauseAt('2026-11-21T10:05:00Z');
    await buttonOf(form).click();
    await page.clock.runFor(790);
    await expect(buttonOf(form)).toHaveText('Sending...');
    await page.clock.runFor(20);
    await expect(buttonOf(form)).not.toHaveText('Sending...');
    await page.clock.resume();
    await expectToast(page, 'success', success);
    await expectAnswers(form, empty);
    expect(posts).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

test('a message half written survives a reload, and nothing of it stays once it is sent', async ({
  page,
}) => {
  await fill(await openForm(page, '/'));
  const form = await openForm(page, '/');
  await expectAnswers(form, sent);
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expectAnswers(await openForm(page, '/'), empty);
});
