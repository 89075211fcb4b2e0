import type { Page } from 'playwright/test';

import { bringSubmissionsBack, putSubmissionsAway } from '../../../support/faults/database-states';
import { callerWith, signedIn } from '../../../support/staff/callers';
import { formulas, scripts } from '../../../support/submissions/payloads';
import { expect, query, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const payloads: readonly string[] = [...scripts, ...formulas];

/** A name has one line. */
const oneLine = (payload = '') => payload.replace(/[\s\p{C}]+/gu, ' ').slice(0, 200);

/** Each payload once, as few submissions as have room for them. */
function bodiesOf(fields: readonly string[], common: object): object[] {
  return Array.from({ length: Math.ceil(payloads.length / fields.length) }, (_, index) => ({
    ...common,
    email: 'attacker@evil.example',
    ...Object.fromEntries(
      fields.map((field, at) => {
        const payload = payloads[index * fields.length + at] ?? 'x';
        return [field, field === 'name' || field === 'company' ? oneLine(payload) : payload];
      }),
    ),
  }));
}

const sent = {
  contact: bodiesOf(['name', 'message'], {}),
  quote: bodiesOf(['name', 'company', 'description'], { phone: '', projectType: 'portal' }),
};

test.beforeAll(async () => {
  await putSubmissionsAway();
  const visitor = callerWith('');
  for (const [door, bodies] of Object.entries(sent)) {
    for (const body of bodies) {
      const answer = await visitor.call('POST', `/api/${door}`, { body });
      if (answer.status !== 201) throw new Error(`${answer.status} to ${JSON.stringify(body)}`);
    }
  }
  await query(`DELETE FROM payload_jobs WHERE task_slug = 'notify'`);
});
test.afterAll(bringSubmissionsBack);

const pageSize = 20;

/** Fails the test when a script of a payload runs. Whatever the policy stops is a complaint, too. */
async function watchForAlerts(page: Page): Promise<() => void> {
  const fired: string[] = [];
  page.on('dialog', (dialog) => {
    fired.push(dialog.message());
    void dialog.dismiss();
  });
  await signInByRequest(page);
  return () => expect(fired).toEqual([]);
}

for (const tab of ['contact', 'quote'] as const) {
  const count = sent[tab].length;

  test(`no ${tab} submission runs a script in the inbox`, async ({ page }) => {
    const noneFired = await watchForAlerts(page);
    await page.goto(`/admin?tab=${tab}`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    for (let rest = count; rest > 0; rest -= pageSize) {
      await expect(rows).toHaveCount(Math.min(rest, pageSize));
      const older = page.getByRole('link', { name: 'Older' });
      if (rest > pageSize) await page.goto((await older.getAttribute('href')) ?? '');
    }
    const [open] = await query(`SELECT id FROM ${tab}_submissions WHERE name LIKE '<%' LIMIT 1`);
    await page.goto(`/admin?tab=${tab}&open=${String(open?.['id'])}`);
    await expect(page.getByRole('complementary')).toContainText('alert(1)');
    noneFired();
  });

  test(`no ${tab} submission runs a script in the panel`, async ({ page }) => {
    const noneFired = await watchForAlerts(page);
    await page.goto(`/cms/collections/${tab}-submissions?limit=100`);
    await expect(page.locator('tbody tr')).toHaveCount(count);
    const [open] = await query(`SELECT id FROM ${tab}_submissions WHERE name LIKE '<%' LIMIT 1`);
    await page.goto(`/cms/collections/${tab}-submissions/${String(open?.['id'])}`);
    await expect(page.locator('#field-name')).toHaveValue(/^</);
    noneFired();
  });

  test(`the export of ${tab} submissions is a file to save, and none of its cells a formula`, async () => {
    const admin = await signedIn('admin');
    const csv = await admin.call('GET', `/admin/export?tab=${tab}&format=csv`);
    const json = await admin.call('GET', `/admin/export?tab=${tab}&format=json`);
    for (const file of [csv, json]) {
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('content-type')).toMatch(/^(text\/csv|application\/json);/);
    }
    const text = Buffer.from(await csv.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\uFEFF"Date')).toBe(true);
    const cells = [...text.slice(1).matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(
      ([, cell]) => cell,
    );
    expect(cells.length).toBeGreaterThan(8 * count);
    expect(cells.filter((cell) => /^[\s\p{C}]*[=+\-@＝＋－＠|%]/u.test(cell ?? ''))).toEqual([]);
    const rows: unknown = await json.json();
    expect(rows).toHaveLength(count);
  });
}
