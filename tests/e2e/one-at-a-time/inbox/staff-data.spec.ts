import { readFileSync } from 'node:fs';

import { isOn } from '@/features';
import { place } from '~/site.config';

import { bringSubmissionsBack, putSubmissionsAway } from '../../../support/faults/database-states';
import { expect, query, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

test.beforeAll(putSubmissionsAway);
test.beforeEach(async ({ page }) => {
  await query('DELETE FROM contact_submissions; DELETE FROM quote_submissions');
  await signInByRequest(page);
});
test.afterAll(bringSubmissionsBack);

/** At noon of that day where the site is, or now. @returns the day, `2026-11-20` */
async function contact(email: string, daysAgo = 0): Promise<string> {
  const [row] = await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     SELECT gen_random_uuid(), CASE $2::int WHEN 0 THEN now() ELSE
       (date_trunc('day', now() AT TIME ZONE '${place.timeZone}') - $2 * interval '1 day'
         + interval '12 hours') AT TIME ZONE '${place.timeZone}' END,
       'Ada Byron', $1, 'Nine systems.'
     RETURNING to_char(submitted_at AT TIME ZONE '${place.timeZone}', 'YYYY-MM-DD') AS day`,
    [email, daysAgo],
  );
  return String(row?.['day']);
}
const quote = (email: string) =>
  query(
    `INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
     VALUES (gen_random_uuid(), now(), 'Ada Byron', $1, 'portal', 'Seven clinics.')`,
    [email],
  );

test('the figures say the same as a drawing and as a table', async ({ page }) => {
  test.skip(!isOn('figures'), 'The site does without.');
  const sent = new Map<string, number>();
  for (const daysAgo of [0, 0, 0, 10, 10, 10, 10, 10]) {
    const day = await contact('a@b.example', daysAgo);
    sent.set(day, (sent.get(day) ?? 0) + 1);
  }
  await page.goto('/admin/figures');
  const drawing = page.getByRole('img', { name: 'Contact messages a day: 8 in 90 days.' });
  await expect(drawing).toBeVisible();
  const bars = await drawing
    .locator('rect')
    .evaluateAll((each) => each.map((bar) => Number(bar.getAttribute('height'))));
  expect(bars).toHaveLength(90);
  expect(bars.filter((height) => height > 0).sort()).toEqual([...sent.values()].sort());

  const figures = page.getByRole('region', { name: 'Contact messages: 8 in 90 days' });
  await expect(figures).toContainText('most on a day: 5');
  await figures.getByText('As a table').click();
  const table = figures.getByRole('table', { name: 'Contact messages a day' });
  const counts = await table.getByRole('cell').allTextContents();
  expect(counts.map(Number)).toEqual(bars.toReversed());
  // The row of a day, whichever is the last by now.
  for (const [day, count] of sent) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: day }) });
    await expect(row.getByRole('cell')).toHaveText(`${count}`);
  }
  await expect(page.getByRole('heading', { name: 'Quote requests: 0 in 90 days' })).toBeVisible();
});

test('what is kept of a person is found, handed out, and erased with a receipt', async ({
  page,
}) => {
  const email = 'ada.byron@analytical.example';
  await contact('Ada.Byron@Analytical.example');
  await quote(email);
  await contact('ada.byron@analytical.example.org');
  const kept = async () => (await query('SELECT email FROM contact_submissions')).length;

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Data protection' }).click();
  await page.getByLabel('Email address of the sender').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText(`2 submissions of ${email}:`)).toBeVisible();

  const saved = page.waitForEvent('download');
  expect(page.url()).not.toContain('byron');
  await page.getByRole('button', { name: 'Export all of it as JSON' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('personal-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    email,
    records: [
      { form: 'contact', submission: { message: 'Nine systems.' } },
      { form: 'quote', submission: { description: 'Seven clinics.' } },
    ],
  });

  const [sure, erase] = [
    page.getByRole('checkbox'),
    page.getByRole('button', { name: 'Erase everything' }),
  ];
  await erase.click();
  await expect(sure).toBeFocused();
  expect(await kept()).toBe(2);
  await sure.check();
  await erase.click();
  const receipt = page.getByRole('status').filter({ hasText: `all data of ${email} was erased` });
  await expect(receipt).toBeVisible();
  await expect(page.getByText(`Nothing is kept of ${email}.`)).toBeVisible();
  const number = /^Receipt (\w+):/.exec(await receipt.innerText())?.[1];
  const noted = await query('SELECT collection FROM audit_entries WHERE detail LIKE $1', [
    `%receipt ${number}`,
  ]);
  expect(noted).toHaveLength(2);

  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(page.getByRole('tab')).toHaveText([
    'Contact Submissions (1)',
    'Quote Submissions (0)',
  ]);
  await expect(page.getByRole('tabpanel')).toContainText('ada.byron@analytical.example.org');
});

test('two addresses are joined on the page of a person, and erased as one, with a receipt that stays', async ({
  page,
}) => {
  const [work, home] = ['ada@analytical.example', 'ada@home.example'];
  await contact(work);
  await contact(home);
  await page.goto('/admin?tab=contact');
  await page.getByRole('row').filter({ hasText: work }).getByRole('link').first().click();
  const aside = page.getByRole('complementary');
  await aside.getByRole('link', { name: 'Everything from this person (1)' }).click();
  await expect(page).toHaveURL(/\/admin\/people\/[0-9a-f-]{36}$/);
  await page.getByText('They have another address, too').click();
  const other = page.getByLabel('Email address, or a reference of theirs');
  await other.fill('nobody@home.example');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We have nothing from that address' }),
  ).toBeVisible();
  await other.fill(home);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('2 submissions, with all replies and notes.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nine systems.' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Take apart' })).toBeVisible();

  await page.getByRole('link', { name: 'Export or erase all of it' }).click();
  await expect(page.getByText(`2 submissions of ${work}, ${home}:`)).toBeVisible();
  const erase = page.getByRole('button', { name: 'Erase everything' });
  await page.getByRole('checkbox').check();
  await erase.click();
  // Whose it is has to be chosen.
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByLabel(`Of all 2 addresses of this person: ${work}, ${home}`).check();
  await erase.click();
  await expect(
    page.getByRole('status').filter({ hasText: `all data of ${work}, ${home} was erased` }),
  ).toBeVisible();
  expect(await query('SELECT FROM contact_submissions')).toEqual([]);
  expect(await query('SELECT FROM address_joins')).toEqual([]);
});

test('the retention of the next night is always queued, for three in the morning', async () => {
  const queued = () =>
    query(
      `SELECT extract(hour FROM wait_until)::int AS hour,
              wait_until BETWEEN now() AND now() + interval '1 day' AS "isNext"
       FROM payload_jobs WHERE task_slug = 'apply-retention'`,
    );
  await query(`DELETE FROM payload_jobs WHERE task_slug = 'apply-retention'`);
  await expect.poll(queued, { timeout: 10_000 }).toEqual([{ hour: 3, isNext: true }]);
});
