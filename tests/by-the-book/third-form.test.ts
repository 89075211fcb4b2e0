import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { removePostgres, startPostgres } from '@packages/embedded-postgres';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { query } from '../../scripts/steps/database.mjs';
import { browserLaunchOptions } from '../run/browser.mjs';
import { complaintsOf } from '../support/by-the-book/react-pages';
import { placeThirdForm } from '../support/by-the-book/third-form';
import { violations } from '../support/pages/axe';
import { copyProject, type CopiedProject, type Served } from '../support/sites/copied-project';

const done = { code: 0 };

const folder = mkdtempSync(path.join(tmpdir(), 'third-form-'));
let browser: Browser;
let project: CopiedProject;
let site: Served;
let database: string;

beforeAll(async () => {
  database = (await startPostgres({ folder, database: 'site', fast: true })).url;
  project = copyProject({
    ...process.env,
    DATABASE_URL: database,
    MEDIA_DIR: path.join(folder, 'media'),
    MIN_FILL_SECONDS: '0',
  });
  placeThirdForm(project);
  expect(await project.run('scripts/generate.mjs', '--write', 'third_form')).toMatchObject(done);
  expect(await project.prepare()).toMatchObject(done);
  expect(await project.build()).toMatchObject(done);
  site = await project.start();
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await project.close();
  await removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

const submit = (page: Page) => page.getByRole('button', { name: 'Ask for a call' });

async function pageAt(width: number, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width, height: 800 },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${site.url}/callback`);
  return page;
}

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 é') };
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A program?') };
const program = {
  name: 'tool.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ program'),
};

async function fillIn(page: Page, people: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@quay.example');
  await page.getByLabel('Day').fill('2026-11-30');
  await page.getByLabel('People', { exact: true }).fill(people);
  await page.getByRole('group', { name: 'Topics' }).getByLabel('The people').check();
  await page.getByRole('group', { name: 'Topics' }).getByLabel('The price').check();
}

test('it stores what is sent without a script, and gives back what is refused', async () => {
  const page = await pageAt(320, false);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await fillIn(page, '1,200');
  // The browser’s own constraint, which no script has replaced.
  await page.getByLabel('You may call me').check();
  await submit(page).click();
  await page.getByText('There is a problem').waitFor();
  await page.getByRole('link', { name: 'People must be 500 or less' }).waitFor();
  expect(await page.getByLabel('People', { exact: true }).inputValue()).toBe('1,200');
  expect(await page.getByLabel('Day').inputValue()).toBe('2026-11-30');
  expect(await page.getByLabel('The price').isChecked()).toBe(true);
  expect(await page.getByLabel('The time').isChecked()).toBe(false);
  expect(await page.getByLabel('You may call me').isChecked()).toBe(true);
  expect(await width()).toBe(320);
  await page.getByLabel('People', { exact: true }).fill('12');
  // No browser lets a page choose a file again.
  await page.getByLabel('Plans').setInputFiles([plan, notes]);
  await submit(page).click();
  await page.getByRole('heading', { name: 'Call Requested' }).waitFor();
  await page.getByText(/K-[0-9A-Z]{4}-[0-9A-Z]{2}/).waitFor();
  const [kept] = await query(
    database,
    `SELECT day, people::text AS people, topics, agreed, plans, (
       SELECT json_agg(json_build_object('name', name, 'kind', attachments.kind, 'content', encode(content, 'base64'))
         ORDER BY added_at) FROM attachments WHERE submission = c.id) AS files
     FROM callback_submissions AS c`,
  );
  expect(kept).toEqual({
    ...{ day: '2026-11-30', people: '12', topics: 'price\npeople', agreed: true },
    plans: '11 plan.pdf\n10 notes.txt',
    files: [
      { name: 'plan.pdf', kind: 'plain', content: plan.buffer.toString('base64') },
      { name: 'notes.txt', kind: 'plain', content: notes.buffer.toString('base64') },
    ],
  });
});

test('with a script it checks by keyboard, keeps a draft, sends, and is empty again', async () => {
  const page = await pageAt(320, true);
  const complaints = complaintsOf(page);
  await page.getByLabel('Name', { exact: true }).click();
  await submit(page).press('Enter');
  await page.getByRole('link', { name: 'Select a topic' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Select a topic' }).press('Enter');
  const first = page.getByLabel('The price');
  expect(await first.evaluate((box) => box === document.activeElement)).toBe(true);
  await first.press('Space');
  await page.getByLabel('You may call me').press('Space');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  expect(await first.isChecked()).toBe(true);
  expect(await page.getByLabel('You may call me').isChecked()).toBe(true);
  await fillIn(page, '2');
  await page.getByLabel('Plans').setInputFiles({ ...program, name: 'tool.exe' });
  await submit(page).click();
  await page.getByRole('link', { name: 'tool.exe: Files of this kind are not taken.' }).waitFor();
  await page.getByLabel('Plans').setInputFiles(plan);
  await submit(page).click();
  await page.getByText('Your reference is K-').waitFor();
  expect(await first.isChecked()).toBe(false);
  expect(await page.getByLabel('Day').inputValue()).toBe('');
  expect(await page.getByLabel('Plans').inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('staff read, find and export it like the others', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.url}/admin?tab=callback`);
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '');
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('tab', { name: 'Callback Submissions (2)' }).waitFor();
  await page.goto(`${site.url}/admin?tab=callback&q=people`);
  const row = page.getByRole('row', { name: /Ada Okafor/ }).first();
  await row.waitFor();
  for (const words of ['30 November 2026', 'The price, The people', 'plan.pdf (11 bytes)', 'Yes'])
    expect(await row.textContent()).toContain(words);
  const file = await page.request.get(`${site.url}/admin/export?tab=callback&format=csv`);
  expect(await file.text()).toContain(
    '"\'2026-11-30","12","","The price; The people","plan.pdf; notes.txt","Yes"',
  );
  await row.getByRole('link').first().click();
  const download = page.getByRole('link', { name: 'plan.pdf', exact: true });
  const sent = await page.request.get(`${site.url}${(await download.getAttribute('href')) ?? ''}`);
  expect(await sent.body()).toEqual(plan.buffer);
  expect(sent.headers()['content-disposition']).toContain('attachment');
});

/** Answers to a form with a file, as a program sends them. */
function parts(change: (data: FormData) => void = () => undefined): FormData {
  const data = new FormData();
  const answers = { name: 'Bo', email: 'bo@quay.example', day: '2026-11-30', topics: 'price' };
  for (const [name, answer] of Object.entries({ ...answers, agreed: 'yes' }))
    data.set(name, answer);
  change(data);
  return data;
}

const largeFile = parts((data) => {
  data.set('plans', new File([new Uint8Array(25_000_001)], 'plan.pdf'));
});
const wrongKind = parts((data) => {
  data.set('plans', new File([program.buffer], 'tool.pdf'));
});
const nameAlone = JSON.stringify({ ...Object.fromEntries(parts()), plans: '9 plan.pdf' });

interface Odd {
  readonly what: string;
  readonly form?: string;
  readonly body: FormData | string;
  readonly type?: string;
  readonly status: number;
  readonly said: string;
}

const odd: readonly Odd[] = [
  { what: 'a program', body: wrongKind, status: 422, said: 'tool.pdf: It is a program.' },
  {
    what: 'a large file',
    body: largeFile,
    status: 422,
    said: 'plan.pdf: It is larger than 25 MB.',
  },
  {
    ...{ what: 'the name of a file alone', body: nameAlone, type: 'application/json' },
    ...{ status: 422, said: 'Plans must be sent as a file' },
  },
  {
    ...{ what: 'parts for a form without files', form: 'contact', body: parts() },
    ...{ status: 415, said: 'unsupported-media-type' },
  },
];

test.each(odd)('$what: refused', async ({ form = 'callback', body, type, status, said }) => {
  const response = await fetch(`${site.url}/api/${form}`, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...(type && { 'Content-Type': type }) },
  });
  expect(await response.text()).toContain(said);
  expect(response.status).toBe(status);
});
