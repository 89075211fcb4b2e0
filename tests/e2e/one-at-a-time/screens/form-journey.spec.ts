import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright/test';
import { z } from 'zod';

import { textOfCell } from '@/platform/csv';

import { asked, condition, conditional, file, slug, title } from '../../../support/made-forms/fair';
import { fillInFair } from '../../../support/made-forms/fill-in';
import { byKeyboard, byMouse } from '../../../support/made-forms/hands';
import { makeFair } from '../../../support/made-forms/in-panel';
import { forgetForms } from '../../../support/made-forms/published-fair';
import { violations } from '../../../support/pages/axe';
import { expect, long, query, staff } from '../../../support/site';
import { test, type Mailing } from '../../../support/staff/mailing-site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

const pairs = asked.map(({ label, words }) => [label, words]);
const wordsOf = (kind: string) => asked.find((each) => each.kind === kind)?.words ?? '';

test.beforeEach(({ page }) => forgetForms(page.request));
test.afterEach(({ request }) => forgetForms(request));

/** From the panel's first screen, where there is no form yet, to the new one. */
async function openNewForm(
  page: Page,
  press: (link: ReturnType<Page['locator']>) => Promise<void>,
) {
  await page.goto('/cms');
  await press(page.getByRole('link', { name: 'Show all Forms' }));
  await expect(page.getByRole('heading', { name: 'No Results.' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Create new Form' }).last());
  await formRuns(page);
}

const sentBy = z.object({ id: z.string() });

async function inboxAgrees(page: Page, form: string, width: number) {
  await page.goto(`/admin?tab=custom&formId=${form}`);
  const rows = page.getByRole('row', { name: /Zoë/ });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const cells = await row.getByRole('cell').allTextContents();
    // The first three of its questions.
    for (const kind of ['email', 'radios', 'long-text'])
      expect(cells.filter((cell) => cell.endsWith(wordsOf(kind)))).toHaveLength(1);
  }
  const kept = z.array(sentBy).parse(await query('SELECT id FROM custom_submissions'));
  expect(kept).toHaveLength(2);
  for (const { id } of kept) {
    await page.goto(`/admin?tab=custom&formId=${form}&open=${id}`);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
      .filter({ visible: true });
    await expect(section).toHaveCount(1);
    const shown = await section
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((each) => [...each.children].map(({ textContent }) => textContent)),
      );
    expect(shown).toEqual(pairs);
    const link = page.getByRole('link', { name: file.name }).filter({ visible: true }).first();
    const download = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await download.body()).toEqual(file.buffer);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

async function mailsAgree(page: Page, { mails }: Mailing) {
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(4);
  for (const { to, mail } of mails.received) {
    await page.setContent(mail.html ?? '');
    const drawn = await page.locator('td').allTextContents();
    if (to.includes(wordsOf('email'))) {
      expect(drawn).toEqual(expect.arrayContaining(asked.map(({ words }) => words)));
      for (const { label, words } of asked)
        expect(mail.text).toContain(`${label}${label.endsWith('?') ? '' : ':'}\n${words}`);
    } else {
      // Who wrote stands in lines of their own, and the rest in one.
      const [name, email, ...answers] = asked;
      const lines = answers.map(({ label, words }) => `${label}: ${words}`).join('\n');
      for (const words of [name?.words, email?.words, title, lines]) {
        expect(drawn).toContain(words);
        expect(mail.text).toContain(words);
      }
    }
  }
}

const exported = z.array(
  z.object({
    record: z.object({
      asked: z.array(z.object({ label: z.string(), words: z.string(), answer: z.string() })),
    }),
  }),
);

async function exportsAgree(page: Page, form: string) {
  const read = async (format: string) =>
    (await page.request.get(`/admin/export?tab=custom&formId=${form}&format=${format}`)).text();
  const rows = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(await read('csv'), { columns: true, bom: true }));
  const cells = rows.map((row) =>
    asked.map(({ label }) => [label, textOfCell(row[label] ?? 'no such column')]),
  );
  expect(cells).toEqual([pairs, pairs]);
  // A spreadsheet runs none of it.
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+]/);
  const whole = asked.map(({ label, words, answer }) => ({ label, words, answer }));
  const json = exported.parse(JSON.parse(await read('json')));
  expect(json.map(({ record }) => record.asked)).toEqual([whole, whole]);
}

async function figuresAgree(page: Page, form: string, width: number) {
  await page.goto(`/admin/figures/forms/${form}`);
  await expect(page.getByText('2 answers in all')).toBeVisible();
  for (const { kind, label, words, answer } of asked) {
    const figures = page.getByRole('region', { name: label, exact: true });
    if (kind === 'name' || kind === 'email')
      await expect(figures).toContainText('2 of 2 that were asked answered.');
    else if (kind === 'text' || kind === 'long-text' || kind === 'file')
      for (const entry of await figures.getByRole('listitem').locator('span:first-child').all())
        expect(await entry.textContent()).toBe(words);
    else
      for (const option of kind === 'checkbox' ? [words] : answer.split('\n'))
        await expect(
          figures.getByRole('row', { name: `${option} 2 100%`, exact: true }),
        ).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

// To go from field to field by Tab takes a busy machine long.
for (const [width, way, tags, timeout] of [
  [1280, byMouse, [], 300_000],
  [390, byKeyboard, [long], 900_000],
] as const)
  test(
    `a form of three steps, two conditions and a file is made at ${width} px, filled in, and read the same everywhere`,
    { tag: [...tags] },
    async ({ page, browser, site }) => {
      test.setTimeout(timeout);
      await page.setViewportSize({ width, height: 900 });
      const hands = way(page);
      await openNewForm(page, hands.press);
      await makeFair(page, hands);
      await expect(page.locator('#field-slug')).toHaveValue(slug);

      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width: javaScriptEnabled ? width : 320, height: 900 },
        });
        const visitor = await context.newPage();
        await visitor.goto(`/forms/${slug}`);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(visitor.getByLabel(conditional)).toBeVisible({ visible: !javaScriptEnabled });
        await expect(visitor.getByText(condition)).toBeVisible({ visible: !javaScriptEnabled });
        if (javaScriptEnabled) expect(await violations(visitor)).toEqual([]);
        else expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await fillInFair(visitor);
        await expect(visitor.getByText(/Your reference is F-/).first()).toBeVisible();
        await context.close();
      }

      const [made] = await query('SELECT id FROM custom_forms WHERE slug = $1', [slug]);
      const { id } = sentBy.parse(made);
      await mailsAgree(page, site);
      await signInByRequest(page, staff.admin);
      await exportsAgree(page, id);
      await inboxAgrees(page, id, width);
      await figuresAgree(page, id, width);
    },
  );
