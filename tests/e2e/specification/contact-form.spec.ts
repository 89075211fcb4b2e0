import type { Locator } from 'playwright/test';

import { openForm, previewOf, watchPosts } from '../../support/forms';
import { holdRequests } from '../../support/held-requests';
import { bothWidths, expect, query, test, worker } from '../../support/site';
import { expectToast } from '../../support/toasts';

const sent = {
  name: 'Ines Okafor',
  email: `ines.okafor${worker}@harbourlane.example`,
  message: 'Four berths, three spreadsheets.\nCan one system hold both?',
};
const success = ['Message Sent', "Thank you! We'll get back to you shortly."];
const failure = ['Submission Error', 'There was a problem sending your message. Please try again.'];

const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Name', { exact: true }),
  email: form.getByLabel('Email', { exact: true }),
  message: form.getByLabel('Message', { exact: true }),
});
const buttonOf = (form: Locator) => form.locator('button[type=submit]');

async function fill(form: Locator, answers = sent) {
  const { name, email, message } = fieldsOf(form);
  await name.fill(answers.name);
  await email.fill(answers.email);
  await message.fill(answers.message);
}

async function expectAnswers(form: Locator, answers: typeof sent) {
  const { name, email, message } = fieldsOf(form);
  await expect(name).toHaveValue(answers.name);
  await expect(email).toHaveValue(answers.email);
  await expect(message).toHaveValue(answers.message);
}

const stored = () => query('SELECT * FROM contact_submissions WHERE email = $1', [sent.email]);
const empty = { name: '', email: '', message: '' };

test.afterEach(async () => {
  await query('DELETE FROM contact_submissions WHERE email = $1', [sent.email]);
});

test(
  'the contact form asks for a name, an email address and a message, all required',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/');
    const { name, email, message } = fieldsOf(form);
    for (const field of [name, email, message]) {
      await expect(field).toBeVisible();
      await expect(field).toHaveJSProperty('required', true);
    }
    await expect(name).toHaveJSProperty('type', 'text');
    await expect(email).toHaveJSProperty('type', 'email');
    await expect(message).toHaveJSProperty('type', 'textarea');
    // Nothing else is asked; the hidden field is hidden from assistive technology, too.
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await expect(form.getByRole('combobox')).toHaveCount(0);
  },
);

test('a message on its way disables the button, which reads “Sending...”', async ({ page }) => {
  const release = await holdRequests(page, '**/api/contact');
  const form = await openForm(page, '/');
  const words = await buttonOf(form).innerText();
  await fill(form);
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Sending...');
  await expect(buttonOf(form)).toBeDisabled();
  release();
  await expect(buttonOf(form)).toHaveText(words);
  await expect(buttonOf(form)).toBeEnabled();
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

test(
  'a message that is sent is stored and thanked for, and the form is empty again',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/');
    await fill(form);
    const before = Date.now();
    await buttonOf(form).click();
    await expectToast(page, 'success', success);
    await expectAnswers(form, empty);

    const rows = await stored();
    expect(rows).toEqual([
      expect.objectContaining({ ...sent, id: expect.any(String), submitted_at: expect.any(Date) }),
    ]);
    const submittedAt = Number(rows[0]?.submitted_at);
    expect(submittedAt).toBeGreaterThanOrEqual(before);
    expect(submittedAt).toBeLessThanOrEqual(Date.now());
  },
);

test('of the answer to a message only its status counts', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 200, body: 'Fine!' }));
  const form = await openForm(page, '/');
  await fill(form);
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expectAnswers(form, empty);
});

test.describe('when the server fails', () => {
  test.use({ expected: /status of 500/ });

  test('the contact form says “Submission Error” and keeps every word', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
    const form = await openForm(page, '/');
    await fill(form);
    await buttonOf(form).click();
    await expectToast(page, 'error', failure);
    await expectAnswers(form, sent);
    await expect(buttonOf(form)).toBeEnabled();
  });
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

test(
  'an empty contact form names every field in a summary that takes the focus',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/');
    const posts = watchPosts(page);
    await buttonOf(form).click();
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('Three answers need a second look');
    await expect(form.locator(':focus')).toContainText('Three answers need a second look');

    const { name, email, message } = fieldsOf(form);
    await expect(summary.getByRole('link')).toHaveText([/^Name /, /^Email /, /^Message /]);
    for (const field of [name, email, message]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\w/);
    }
    await summary.getByRole('link', { name: 'Message' }).click();
    await expect(message).toBeFocused();
    expect(posts).toEqual([]);
  },
);

test(
  'the contact form refuses an incomplete address beside its field, and only there',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/');
    const posts = watchPosts(page);
    await fill(form, { ...sent, email: 'ines.okafor' });
    await buttonOf(form).click();
    const { name, email, message } = fieldsOf(form);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/not a complete address/);
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([/^Email /]);
    for (const field of [name, message]) await expect(field).not.toHaveAttribute('aria-invalid');
    expect(posts).toEqual([]);

    await email.fill(sent.email);
    await buttonOf(form).click();
    await expectToast(page, 'success', success);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(form.getByRole('alert')).toHaveCount(0);
  },
);

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
