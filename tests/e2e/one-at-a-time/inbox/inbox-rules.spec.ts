import { isOn } from '@/features';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { emptyInbox } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

async function empty() {
  await emptyInbox();
  await query('DELETE FROM inbox_rules; DELETE FROM rule_arrivals');
}
test.beforeEach(empty);
test.afterAll(empty);

const quote = {
  ...{ name: 'Käthe Brandt', email: 'kaethe@brandt.example.de', company: 'Brandt' },
  ...{ projectType: 'portal', description: 'One portal.' },
};

test('a rule is made, tried, and then sorts what comes in', async ({ page, request }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: /^Begin with an example/ }).click();
  const form = page.getByRole('form', { name: 'Rule' });
  await form.getByLabel('Name', { exact: true }).fill('');
  await form.getByLabel('Sender’s domain').fill('two words');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Give the rule a name/,
  );
  await expect(form.getByLabel('Sender’s domain')).toHaveAccessibleDescription(/such as example/);
  await form.getByLabel('Name', { exact: true }).fill('Quotes from .de');
  await form.getByLabel('Sender’s domain').fill('.de');
  await form.getByLabel('To be answered within').selectOption('1 working hour');
  const template = form.getByLabel('Put a template into the shared draft');
  if (isOn('replies')) await template.selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes from .de');
  await page.getByRole('link', { name: 'Try on the last 100' }).click();
  await expect(page.getByText('It would have met none of them.')).toBeVisible();

  const sent = await request.post('/api/quote', {
    data: quote,
    headers: { Accept: 'application/json' },
  });
  expect(sent.status()).toBe(201);
  await expect
    .poll(async () => (await query('SELECT name FROM submission_tags')).map(({ name }) => name))
    .toEqual(['Germany']);
  await page.reload();
  await expect(page.getByText('It would have met 1 of them')).toBeVisible();
  await expect(page.locator('#try')).toContainText('assign to');
  if (isOn('replies')) await expect(page.locator('#try')).toContainText('into the shared draft');

  await page.goto('/admin?view=mine&tag=germany');
  const row = page.getByRole('row').filter({ hasText: quote.name });
  await expect(row).toContainText('Germany');
  await row.getByRole('link', { name: quote.name }).click();
  const detail = page.getByRole('complementary');
  await expect(detail.getByText(/Rule ‘Quotes from \.de’ assigned it to/)).toBeVisible();
  await expect(detail.getByText(/Rule ‘Quotes from \.de’ added a tag/)).toBeVisible();
  await expect(detail.getByText(/‘Quotes from \.de’ gave it 1 working hour to be/)).toBeVisible();

  await detail.getByLabel('Tag', { exact: true }).fill('Old client');
  await detail.getByRole('button', { name: 'Add tag' }).click();
  await detail.getByRole('button', { name: 'Remove the tag Germany' }).click();
  await expect(page.getByText('Käthe Brandt without the tag.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(detail.getByRole('button', { name: 'Remove the tag Germany' })).toBeVisible();
  await detail.getByLabel('Priority').selectOption('High');
  await detail.getByRole('button', { name: 'Set priority' }).click();
  await expect(row.getByRole('img', { name: 'High priority' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('a rule begins a reply, and whoever takes it over signs it', async ({ page, request }) => {
    test.skip(!isOn('replies'), 'The site does without.');
    await query(`
      INSERT INTO inbox_rules (position, name, is_on, body)
      SELECT 1, 'First words', true,
             jsonb_build_object('when', '{}'::jsonb, 'then', jsonb_build_object('template', id))
      FROM inbox_settings_reply_templates ORDER BY _order LIMIT 1`);
    const headers = { Accept: 'application/json' };
    const answer = await request.post('/api/quote', { data: quote, headers });
    expect(answer.status()).toBe(201);
    await expect
      .poll(() => query('SELECT rule FROM shared_drafts'))
      .toEqual([{ rule: 'First words' }]);
    const [sent] = await query('SELECT id FROM quote_submissions');
    await signInByRequest(page);
    await page.goto(`/admin?tab=quote&open=${String(sent?.['id'])}`);
    const detail = page.locator('[data-item]:visible').first();
    const note = detail.getByRole('region', { name: 'Shared draft' });
    await expect(note).toContainText('Draft by the rule ‘First words’');
    await expect(note).toContainText('{signature}');
    expect(await violations(page)).toEqual([]);
    await note.getByRole('button', { name: 'Take it over' }).press('Enter');
    const box = detail.getByLabel(`Reply to ${quote.name}`);
    await expect(box).toHaveValue(/Käthe/);
    await expect(box).not.toHaveValue(/\{signature\}/);
    await expect(note).toContainText('Colleagues see it.');
    await expect(
      detail.getByText('Rule ‘First words’ put a template into the shared draft'),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rules are written, moved and removed, and rows are tagged', async ({ page }) => {
    await signInByRequest(page);
    for (const name of ['First', 'Second']) {
      await page.goto('/admin/rules/new');
      await page.getByRole('button', { name: 'Save rule' }).click();
      await expect(page.getByText('Choose at least one thing')).toBeVisible();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Add the tag').fill('sorted');
      await page.getByRole('button', { name: 'Save rule' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.goto('/admin/rules');
    const names = page.getByRole('main').getByRole('listitem').getByRole('link');
    await page.getByRole('button', { name: 'Move Second up' }).click();
    await expect(names).toHaveText(['Second', 'First']);
    await page.getByRole('button', { name: 'Switch Second off' }).click();
    await expect(page.getByText('(off)')).toBeVisible();
    await names.first().click();
    await page.getByRole('button', { name: 'Remove this rule' }).click();
    await expect(names).toHaveText(['First']);
  });
});
