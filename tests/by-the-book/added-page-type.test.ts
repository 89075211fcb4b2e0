import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { removePostgres, startPostgres } from '@packages/embedded-postgres';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { browserLaunchOptions } from '../run/browser.mjs';
import { editorOf } from '../support/by-the-book/editor';
import { copyProject, type CopiedProject } from '../support/sites/copied-project';

const folder = mkdtempSync(path.join(tmpdir(), 'added-page-type-'));
let project: CopiedProject;
beforeAll(async () => {
  const { url } = await startPostgres({ folder, database: 'site', fast: true });
  project = copyProject({
    ...process.env,
    DATABASE_URL: url,
    MEDIA_DIR: path.join(folder, 'media'),
  });
});
afterAll(async () => {
  await project.close();
  await removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

const add = (...args: readonly string[]) => project.run('scripts/add.mjs', 'collection', ...args);

test('a page type that the command adds is as whole as the others', async () => {
  const added = await add('team-members', '--page', '/team');
  expect(added.code, added.output).toBe(0);
  const plain = await add('faqs2');
  expect(plain.code, plain.output).toBe(0);
  const again = await add('team-members', '--page', '/people');
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringContaining('There is a “team-members” already: choose another name.'),
  ]);
  const taken = await add('people', '--page', '/team');
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('/team is taken')]);

  for (const checks of [
    ['next/dist/bin/next', 'typegen'],
    ['oxlint/bin/oxlint'],
    ['oxfmt/bin/oxfmt', '--check'],
  ]) {
    const [program = '', ...args] = checks;
    const { code, output } = await project.run(`node_modules/${program}`, ...args);
    expect([program, code], output).toEqual([program, 0]);
  }
  const prepared = await project.prepare();
  expect(prepared.code, prepared.output).toBe(0);
  const built = await project.build();
  expect(built.code, built.output).toBe(0);
});

const found = z.object({ docs: z.array(z.object({ id: z.string() })).length(1) });
const searched = z.object({ found: z.array(z.object({ label: z.string() })) });

test('it is public, listed, found, previewed, and followed when it moves', async () => {
  const { url } = await project.start();
  const get = async (address: string) => (await fetch(url + address)).text();
  const statusOf = async (address: string) => {
    const { status, headers } = await fetch(url + address, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await get('/team')).toContain('<a href="/team/first-sample"');
  const page = await get('/team/first-sample');
  expect(page).toContain('<h1>First sample</h1>');
  expect(page).toContain('"name":"Team members","item"');
  expect(page).toContain('/share-images/team/first-sample.png');
  expect(await statusOf('/share-images/team/first-sample.png')).toEqual([200, null]);
  expect(await statusOf('/team/nobody')).toEqual([404, null]);
  // Under the address that the build knew.
  expect(await get('/sitemap.xml')).toMatch(/<loc>[^<]*\/team\/first-sample<\/loc>/);
  const index = await get('/llms.txt');
  expect(index).toMatch(/^- \[Team members\]\(.*\/team\)$/m);
  expect(index).toMatch(/^## Team members\n\n- \[First sample\]\(.*\/team\/first-sample\): \S/m);

  const { send } = await editorOf(url);
  const where = '?where[slug][equals]=first-sample';
  const [doc] = found.parse(await (await send('GET', `/team-members${where}`)).json()).docs;
  const change = async (body: object, query = '') => {
    const answer = await send('PATCH', `/team-members/${doc?.id ?? ''}${query}`, body);
    expect(answer.status, await answer.text()).toBe(200);
  };
  const words = 'quibblewort';
  await change({ title: words, _status: 'draft' }, '?draft=true');
  expect(await get('/team')).not.toContain(words);
  const hits = searched.parse(await (await send('GET', `/content-texts?q=${words}`)).json());
  expect(hits.found[0]?.label).toBe(`Team members › ${words} › Text › Title`);

  const browser = await chromium.launch(await browserLaunchOptions());
  const context = await browser.newContext();
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  await context.request.post(`${url}/api/users/login`, { data: { email, password } });
  const panel = await context.newPage();
  await panel.goto(`${url}/cms/collections/team-members/${doc?.id ?? ''}`);
  // Payload calls it one or the other.
  const tab = panel.getByRole('tab', { name: 'SEO' });
  await tab
    .or(panel.getByRole('button', { name: 'SEO' }))
    .first()
    .click();
  await panel.getByLabel('Title; empty: the page’s own').waitFor();
  await panel.goto(`${url}/cms/preview?path=${encodeURIComponent('/team/first-sample')}`);
  await panel.getByRole('heading', { level: 1, name: words }).waitFor();
  await browser.close();

  await change({ slug: 'moved', _status: 'published' });
  expect(await statusOf('/team/first-sample')).toEqual([308, '/team/moved']);
  expect(await get('/team')).toContain('<a href="/team/moved"');
});
