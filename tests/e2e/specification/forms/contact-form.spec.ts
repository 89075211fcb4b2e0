import { openForm, watchPosts } from '../../../support/pages/forms';
import { holdRequests } from '../../../support/pages/held-requests';
import { bothWidths, expect, query, test } from '../../../support/site';
import { expectToast } from '../../../support/pages/toasts';
import {
  sent,
  success,
  failure,
  fieldsOf,
  buttonOf,
  fill,
  expectAnswers,
} from '../../../support/pages/contact-form';

test.afterEach(async () => {
  await query('DELETE FROM contact_submissions WHERE email = $1', [sent.email]);
});

test('the contact form asks for a name, an email address and a message, all required', async ({
  page,
}) => {
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
    // The toast can be closed; by the button it stays.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Submission Error')).toBeHidden();
    await expect(form.getByText(failure[1] ?? '', { exact: true })).toBeVisible();
    await expect(form.getByRole('status')).toHaveText('Nothing you typed is lost.');
  });
});

test.describe('when nobody answers', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('the contact form says why and what to do, until the next try', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
    const form = await openForm(page, '/');
    await fill(form);
    await buttonOf(form).click();
    await expectToast(page, 'error', failure);
    await page.clock.fastForward('05:00');
    await expectToast(page, 'error', failure);
    await expect(form.getByRole('status')).toHaveText(
      'No answer came. Check your connection, then send it again. Nothing you typed is lost.',
    );
    await page.unroute('**/api/contact');
    const release = await holdRequests(page, '**/api/contact');
    await buttonOf(form).click();
    await expect(form.getByRole('status')).toBeEmpty();
    await expect(page.getByText('Submission Error')).toBeHidden();
    release();
    await expectToast(page, 'success', success);
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
    await expect(summary.getByRole('heading')).toHaveText('There is a problem');
    await expect(form.locator(':focus')).toContainText('There is a problem');

    const { name, email, message } = fieldsOf(form);
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter your message',
    ]);
    for (const field of [name, email, message]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\w/);
    }
    await expect(message).toHaveAccessibleDescription(
      /^Up to 5,000 characters.* Enter your message$/,
    );
    await summary.getByRole('link', { name: 'Enter your message' }).click();
    await expect(message).toBeFocused();
    await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(posts).toEqual([]);
  },
);

test(
  'a field in error is checked again when it is left, and the list stays until the next try',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/');
    const { name, email, message } = fieldsOf(form);
    const beside = form.locator('#contact-email-error');
    // Nothing is said before the first try.
    await email.fill('auditor@');
    await email.press('Tab');
    await expect(message).toBeFocused();
    await email.fill('');
    await expect(email).not.toHaveAttribute('aria-invalid');

    await buttonOf(form).click();
    await expect(beside).toHaveText('Enter your email address');
    await email.fill('auditor@');
    await email.press('Tab');
    await expect(beside).toHaveText(/^Enter an email address in the correct format/);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill(sent.email);
    await email.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(beside).toBeHidden();
    for (const field of [name, message])
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    // The focus goes on, and what is read aloud does not change.
    await expect(message).toBeFocused();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter your message',
    ]);
    await expect(page).toHaveTitle(/^Error: /);

    // What mends the last field is pressed at its place, and moves only then.
    await name.fill(sent.name);
    await message.fill(sent.message);
    await buttonOf(form).hover();
    await page.mouse.down();
    await expect(message).not.toBeFocused();
    await expect(form.locator('#contact-message-error')).toBeVisible();
    await page.mouse.up();
    await expectToast(page, 'success', success);
    await expect(page).not.toHaveTitle(/^Error: /);
  },
);

test('a message that is too long stays whole, and the form says how much too long', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  const posts = watchPosts(page);
  const message = 'a'.repeat(6200);
  await fill(form, { ...sent, message });
  await expect(fieldsOf(form).message).not.toHaveAttribute('maxlength');
  await buttonOf(form).click();
  const said = 'Message must be 5,000 characters or fewer: 1,200 too many';
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([said]);
  await expectAnswers(form, { ...sent, message });
  expect(posts).toEqual([]);
});

test('the contact form refuses an incomplete address beside its field, and only there', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  const posts = watchPosts(page);
  await fill(form, { ...sent, email: 'ines.okafor' });
  await buttonOf(form).click();
  const { name, email, message } = fieldsOf(form);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/correct format/);
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    /^Enter an email address in the correct format/,
  ]);
  for (const field of [name, message]) await expect(field).not.toHaveAttribute('aria-invalid');
  expect(posts).toEqual([]);

  await email.fill(sent.email);
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(form.getByRole('alert')).toHaveCount(0);
});
