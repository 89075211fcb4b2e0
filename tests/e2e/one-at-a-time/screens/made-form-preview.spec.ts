import { forgetForms } from '../../../support/made-forms/published-fair';
import { expect, query, staff, test } from '../../../support/site';
import { shownSubmission } from '../../../support/staff/inbox';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

const slug = 'draft-of-a-form';
const questions = [
  { key: 'q0000000001', kind: 'email', label: 'Email', required: true },
  { key: 'q0000000002', kind: 'radios', label: 'Lunch?', options: 'Yes\nNo', required: true },
  {
    ...{ key: 'q0000000003', kind: 'text', label: 'What can you not eat?', required: true },
    ...{ onlyIf: 'q0000000002', onlyIfIs: 'is', onlyIfAnswer: 'Yes' },
  },
];

test.beforeEach(({ request }) => forgetForms(request));
test.afterEach(({ request }) => forgetForms(request));

// A quick machine shows the frame of the preview before the page is left.
test.use({ expected: /allow-scripts and allow-same-origin/ });

test('an editor sends a test of a draft from its preview, and staff delete it for good', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const data = { title: 'A draft', slug, questions, _status: 'draft' };
  const made = await page.request.post('/api/custom-forms?draft=true', { data });
  expect(made.status(), await made.text()).toBe(201);
  const [form] = await query('SELECT id FROM custom_forms WHERE slug = $1', [slug]);
  await page.goto(`/cms/collections/custom-forms/${String(form?.['id'])}`);
  await formRuns(page);
  const link = page.getByRole('link', { name: 'Send a test' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('what you send here is a test')).toBeVisible();
  await page.getByLabel('Email').fill('ada@quay.example');
  await expect(page.getByLabel('What can you not eat?')).toBeHidden();
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('What can you not eat?').fill('Hazelnuts');
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your reference is F-').first()).toBeVisible();
  expect(
    await query('SELECT form, answers, quarantined_for AS mark FROM custom_submissions'),
  ).toEqual([
    {
      form: 'A draft',
      answers: 'Lunch?: Yes\nWhat can you not eat?: Hazelnuts',
      mark: 'test',
    },
  ]);

  await signInByRequest(page, staff.admin);
  await page.goto('/admin?tab=custom');
  // It stands in the list of its form alone.
  await expect(page.getByText('No form submissions yet')).toBeVisible();
  await page.getByRole('link', { name: /^A draft/ }).click();
  const row = page.getByRole('row', { name: /ada@quay.example/ });
  await expect(row.getByRole('img', { name: 'A test' })).toBeVisible();
  await row.getByRole('link').first().click();
  const shown = shownSubmission(page);
  await expect(shown.getByText('An editor sent it from the preview of the form.')).toBeVisible();
  const sure = shown.getByLabel('Erase all tests of all forms that you may read, for good.');
  // The browser asks for a second thought.
  await shown.getByRole('button', { name: 'Delete all tests' }).click();
  await expect(sure).toBeFocused();
  expect(await query('SELECT id FROM custom_submissions')).toHaveLength(1);
  const list = `/admin?formId=${String(form?.['id'])}&tab=custom`;
  await page.goto(list);
  await page.getByText('1 test that counts nowhere').click();
  await page.getByLabel('Erase all tests of all forms that you may read, for good.').check();
  await page.getByRole('button', { name: 'Delete all tests' }).click();
  await expect(page.getByText('Tests deleted')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('No form submissions yet')).toBeVisible();
  expect(await query('SELECT id FROM custom_submissions')).toEqual([]);
  await page.getByRole('link', { name: 'Set aside' }).click();
  await expect(page.getByText('Nothing is set aside.')).toBeVisible();
});
