import { request, type APIRequestContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { pageBlocks } from '~/collections/pages/blocks';

import {
  type ContentField,
  listFields,
  saveChanges,
} from '../tests/support/content/content-fields';
import { markWords, wordsOf } from '../tests/support/content/marks';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { publicPaths } from './lighthouse/site-to-measure';
import { median, record } from './results';

const editorData = {
  email: 'editor@onelayer.example',
  password: process.env.EDITOR_PASSWORD ?? '',
};
const rounds = 5;

let site: OwnSite;
let editor: APIRequestContext;
beforeAll(async () => {
  site = await startOwnSite({
    EDITOR_EMAIL: editorData.email,
    EDITOR_PASSWORD: editorData.password,
  });
  editor = await request.newContext({ baseURL: site.url });
  await editor.post('/api/users/login', { data: editorData });
  const blocks = pageBlocks().map(({ slug }) => ({ blockType: slug }));
  await editor.post('/api/pages', { data: { title: 'All parts', slug: 'all-parts', blocks } });
});
afterAll(async () => {
  await editor.dispose();
  await site.close();
});

const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

/** As it stands in HTML. */
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

/** Of each collection and global the text that shows on the most pages, with those pages. */
async function findShown(): Promise<{ field: ContentField; paths: string[] }[]> {
  const paths = [...(await publicPaths(site.url)), '/no-such-page'];
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await textOf(path));
  const { fields } = await listFields(editor);
  const found = new Map<string, { field: ContentField; paths: string[] }>();
  const isAlone = ({ text }: ContentField) =>
    fields.filter((each) => each.text.includes(text)).length === 1;
  for (const field of fields.filter(({ text }) => wordsOf(text).length > 2).filter(isAlone)) {
    const on = paths.filter((path) => pages.get(path)?.includes(inHtml(field.text)));
    if (on.length > (found.get(field.slug)?.paths.length ?? 0))
      found.set(field.slug, { field, paths: on });
  }
  return [...found.values()];
}

test(`from the press of Save until the next visitor has the page, ${rounds} rounds for a text of each collection and global`, async () => {
  const all: number[] = [];
  const visits: number[] = [];
  const rows: Record<string, Record<string, number>> = {};
  for (const { field, paths } of await findShown()) {
    const times: number[] = [];
    let everyPage = 0;
    for (let round = 0; round < rounds; round += 1) {
      const mark = String.fromCharCode(0xe000 + round);
      // Of a text that is marked already, the mark changes.
      const change = (text: string) =>
        round === 0 ? markWords(text, mark) : text.replaceAll(/\p{Co}/gu, mark);
      const path = paths[round % paths.length] ?? '/';
      const began = performance.now();
      await saveChanges(editor, field.document, [{ ...field, change }]);
      const answered = performance.now();
      expect([field.slug, path, (await textOf(path)).includes(mark)]).toEqual([
        field.slug,
        path,
        true,
      ]);
      visits.push(performance.now() - answered);
      times.push(performance.now() - began);
      if (round > 0) continue;
      for (const each of paths) await textOf(each);
      everyPage = performance.now() - began;
    }
    all.push(...times);
    rows[field.slug] = {
      'median ms': median(times),
      'worst ms': Math.max(...times),
      'pages that show it': paths.length,
      'all of them, one after another, ms': everyPage,
    };
  }
  record('edit to next visitor', {
    'from the answer': { 'median ms': median(visits), 'worst ms': Math.max(...visits) },
    'from Save': { 'median ms': median(all), 'worst ms': Math.max(...all) },
    texts: Object.keys(rows).length,
    ...rows,
  });
}, 300_000);
