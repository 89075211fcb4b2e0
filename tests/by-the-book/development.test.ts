import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { deadPages, pages } from '../support/by-the-book/dead-pages';
import { editorOf } from '../support/by-the-book/editor';
import { useIslands } from '../support/by-the-book/island-pages';
import { complaintsOf, usePagesWithReact } from '../support/by-the-book/react-pages';
import { projectByTheBook, type ByTheBook } from '../support/by-the-book/project-by-the-book';
import type { Served } from '../support/sites/copied-project';

/** Next compiles a page when it is asked for. */
const patient = { timeout: 120_000, interval: 500 };

let copy: ByTheBook;
let site: Served;
beforeAll(async () => {
  copy = await projectByTheBook();
  site = await copy.project.dev();
});
afterAll(() => copy.close());

test('a page keeps all of React with one line', async () => {
  await usePagesWithReact(copy.visitor, site.url);
});

test('an island works on the home page and on a page of parts', async () => {
  await useIslands(copy.visitor, site);
});

test('a page that would be dead in part is refused, until it is mended', async () => {
  const page = await copy.visitor.newPage();
  const overlay = page.locator('nextjs-portal');
  for (const kind of deadPages) {
    const answer = await page.goto(`${site.url}/${kind.page}`);
    expect([kind.page, answer?.status()]).toEqual([kind.page, 500]);
    for (const said of [...kind.refusals, kind.remedy])
      await overlay.getByText(said).first().waitFor();
  }
  const [{ page: name, files }] = deadPages;
  await page.goto(`${site.url}/${name}`);
  copy.project.write(
    `${pages}/${name}/page.tsx`,
    `import '@/site/browser/keep-react';\n${files['page.tsx']}`,
  );
  const counter = page.getByRole('button', { name: /^\d+$/ });
  await counter.waitFor();
  // The document is there before React is.
  const count = () => counter.click().then(() => counter.textContent());
  await expect.poll(count, patient).toBe('2');
  await page.close();
});

test('what production does not load from elsewhere is not loaded here', async () => {
  const page = await copy.visitor.newPage();
  const complaints = complaintsOf(page);
  for (const path of ['/admin', '/cms/login', '/work']) {
    await page.goto(site.url + path);
    await page.getByRole('heading').or(page.getByRole('button')).first().waitFor();
    expect([path, ...complaints]).toEqual([path]);
  }
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://tracker.example/count.js';
    document.head.append(script);
  });
  await expect.poll(() => complaints.join()).toContain('https://tracker.example/count.js');
  expect(complaints.join()).toContain('Content Security Policy');
  await page.close();
});

test('a plain script of a page that changes has the page loaded anew', async () => {
  const page = await copy.visitor.newPage();
  await page.goto(site.url);
  // Once it has started.
  await page.waitForFunction(() => window.earlyClicks === undefined);
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  const file = 'src/site/frame/header-behaviour.ts';
  const text = copy.project.read(file);
  // The first change may come before Next has said that it tells of changes.
  let changes = 0;
  const change = () => {
    const first = `document.documentElement.dataset.changes = '${(changes += 1)}';`;
    copy.project.write(file, text.replace('startHeader(): void {', `$& ${first}`));
    return page.locator('html[data-changes]').count();
  };
  await expect.poll(change, { timeout: 120_000, interval: 5000 }).toBe(1);
  expect(await page.evaluate(() => Reflect.has(window, 'isOld'))).toBe(false);
  copy.project.write(file, text);
  await page.close();
});

test('a field that is added meanwhile is never saved into nothing', async () => {
  const { send } = await editorOf(site.url);
  const list = z.object({ docs: z.array(z.looseObject({ id: z.string() })).min(1) });
  const { docs } = list.parse(await (await send('GET', '/faqs?limit=1')).json());
  const [{ id, answer } = { id: '' }] = docs;
  expect((await send('PATCH', `/faqs/${id}`, { answer })).status).toBe(200);

  const file = 'collections/faqs.ts';
  const text = copy.project.read(file);
  copy.project.write(file, text.replace('  fields: [', "$&\n    { name: 'hint', type: 'text' },"));
  const save = async () => {
    const saved = await send('PATCH', `/faqs/${id}`, { answer, hint: 'Lost?' });
    return `${saved.status} ${await saved.text()}`;
  };
  await expect.poll(save, patient).toMatch(/^409 .*npm run generate/);
  expect((await send('GET', `/faqs/${id}`)).status).toBe(409);
  for (const path of ['/cms/login', '/work'])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 500]);
  expect(site.log()).toContain('The fields have changed since');
  copy.project.write(file, text);
  await expect.poll(save, patient).toMatch(/^200 /);
});
