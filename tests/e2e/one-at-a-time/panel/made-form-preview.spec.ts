import { expect, query, staff, test } from '../../../support/site';
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

test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/custom-forms?where[slug][equals]=${slug}`);
  await query('DELETE FROM custom_submissions');
});

test('an editor sends a test of a draft from its preview', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const data = { title: 'A draft', slug, questions, _status: 'draft' };
  const made = await page.request.post('/api/custom-forms?draft=true', { data });
  expect(made.status(), await made.text()).toBe(201);
  const [form] = await query('SELECT id FROM custom_forms WHERE slug = $1', [slug]);
  await page.goto(`/cms/collections/custom-forms/${String(form?.['id'])}`);
  await formRuns(page);
  const link = page.getByRole('link', { name: 'Send a test' });
  await page.screenshot({ path: '/tmp/send-test-panel.png', fullPage: true });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('what you send here is a test')).toBeVisible();
  await page.getByLabel('Email').fill('ada@quay.example');
  await expect(page.getByLabel('What can you not eat?')).toBeHidden();
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('What can you not eat?').fill('Hazelnuts');
  await page.screenshot({ path: '/tmp/send-test.png', fullPage: true });
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
});
