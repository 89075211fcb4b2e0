import type { Page } from 'playwright/test';

import { violations } from '../../../support/pages/axe';
import { main } from '../../../support/pages/without-javascript';
import { expect, long, query, staff, test } from '../../../support/site';

const slug = 'papers';
const questions = [
  { key: 'q0000000001', kind: 'name', label: 'Your name', required: true },
  { key: 'q0000000002', kind: 'file', label: 'Your papers', required: true, mostFiles: 10 },
  { key: 'q0000000003', kind: 'long-text', label: 'Anything else?' },
];

test.beforeEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const data = { title: 'Papers', slug, questions, _status: 'published' };
  const made = await request.post('/api/custom-forms', { data });
  expect(made.status(), await made.text()).toBe(201);
});
test.afterEach(async ({ request }) => {
  await request.delete(`/api/custom-forms?where[slug][equals]=${slug}`);
  await query('DELETE FROM custom_submissions');
});

const named = (name: string, buffer = Buffer.from('%PDF-1.7 A')) => ({
  ...{ name, buffer },
  mimeType: 'application/pdf',
});
const letters = 'n'.repeat(300);
const wrong = [
  [[named('plan.pdf', Buffer.alloc(0))], /^plan.pdf: It is empty\. Choose one/],
  [[named('plan.pdf', Buffer.alloc(26_000_000))], /^plan.pdf: It is larger than 25 MB\. Choose/],
  [Array.from({ length: 11 }, () => named('a.pdf')), /^a.pdf: There are 10 files already\. Leave/],
  [[named(`${letters}\u202E.exe`)], /^n{96}\.exe: Files of this kind are not taken\. Choose a PDF/],
  [[named('plan.pdf', Buffer.from('MZ'))], /^plan.pdf: It is a program\. Choose another file\./],
] as const;

const send = (page: Page) => main(page).getByRole('button', { name: 'Send' }).click();
const kept = () =>
  query(
    `SELECT (SELECT count(*)::int FROM custom_submissions) AS submissions,
            (SELECT count(*)::int FROM attachments) AS files`,
  );

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1280])
    test(
      `what is wrong with files is said beside them ${javaScriptEnabled ? 'with' : 'without'} a script at ${width} px`,
      { tag: long },
      async ({ browser }) => {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        await page.goto(`/forms/${slug}`);
        await page.getByLabel('Your name').fill('Ada Okafor');
        await page.getByLabel('Anything else?').fill('Nothing else');
        const before = await kept();
        for (const [files, words] of wrong) {
          await page.getByLabel('Your papers').setInputFiles([...files]);
          await send(page);
          await expect(main(page).getByRole('link', { name: words })).toBeVisible();
          await expect(page.getByLabel('Your papers')).toHaveAccessibleDescription(
            new RegExp(words.source.slice(1)),
          );
          await expect(page.getByLabel('Your name')).toHaveValue('Ada Okafor');
          await expect(page.getByLabel('Anything else?')).toHaveValue('Nothing else');
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        expect(await kept()).toEqual(before);
        await page.getByLabel('Your papers').setInputFiles(named('plan.pdf'));
        if (javaScriptEnabled)
          await expect(page.getByLabel('Your papers')).not.toHaveAttribute('aria-invalid');
        await send(page);
        await expect(page.getByText(/Your reference is F-/).first()).toBeVisible();
        expect(await kept()).toEqual([{ submissions: 1, files: 1 }]);
        await context.close();
      },
    );

test.describe('with a script', () => {
  test.use({ expected: /Failed to load resource/ });

  test(
    'files wait in the form while nobody takes them, and go with the next try',
    { tag: long },
    async ({ page }) => {
      await page.goto(`/forms/${slug}`);
      await page.getByLabel('Your name').fill('Ada Okafor');
      await page.getByLabel('Your papers').setInputFiles(named('plan.pdf'));
      const door = '**/api/forms/*';
      const error = { code: 'no-files-now', message: 'Files cannot be taken just now.' };
      await page.route(door, (route) => route.fulfill({ status: 503, json: { error } }));
      await send(page);
      await expect(main(page).getByRole('link', { name: error.message })).toBeVisible();
      await page.unroute(door);
      await page.route(door, (route) => route.abort('connectionreset'));
      await send(page);
      await expect(page.getByText('Submission Error')).toBeVisible();
      expect(await kept()).toEqual([{ submissions: 0, files: 0 }]);
      await page.unroute(door);
      await send(page);
      await expect(page.getByText(/Your reference is F-/).first()).toBeVisible();
      expect(await kept()).toEqual([{ submissions: 1, files: 1 }]);
    },
  );
});
