import '../../../support/without-next';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterEach, beforeAll, expect, test } from 'vitest';

import {
  forgetOldArticleImports,
  getImport,
  runArticleImports,
  settleImport,
  startImport,
  takeExport,
} from '~/collections/articles/wordpress';

import {
  attachment,
  classic,
  gutenberg,
  home,
  item,
  ofFootnotes,
  wxr,
} from '../../../corpus/wordpress';
import { forgetArticles, makeArticle, quietly } from '../../../support/content/articles';
import { inColour } from '../../../support/content/sent-pictures';
import { zipOf } from '../../../support/content/zip';
import { logNowhere, payload, userWithRole } from '../../../support/payload';

logNowhere();

let editor: TypedUser;
let reader: TypedUser;
let desk: Buffer;
beforeAll(async () => {
  editor = await userWithRole('editor');
  reader = await userWithRole('reader');
  desk = await inColour('blue', 'png', [1280, 853]);
});

afterEach(async () => {
  await payload.db.drizzle.execute(
    sql`DELETE FROM article_imports; DELETE FROM imported_documents`,
  );
  await payload.delete({
    collection: 'redirects',
    where: { from: { contains: 'of-tests' } },
    ...quietly,
  });
  await forgetArticles();
  for (const collection of ['authors', 'article-categories'] as const)
    await payload.delete({
      collection,
      where: { title: { contains: 'of-tests' } },
      trash: true,
      ...quietly,
    });
  await payload.delete({
    collection: 'media',
    where: { alt: { contains: 'desk with' } },
    trash: true,
    ...quietly,
  });
});

const bits: readonly [string, string] = ['bits-of-tests', 'Bits &amp; pieces of-tests'];

const site = wxr(
  attachment(31, '2019/05/desk.png', 'A desk with a lamp'),
  attachment(32, '2019/05/hall.png', 'A hall'),
  item({
    ...{ id: 7, title: 'Count the copies', slug: 'first-of-tests', content: gutenberg },
    ...{ excerpt: 'Count for a week.', categories: [bits], tags: [['a', 'Spreadsheets']] },
    metas: { _thumbnail_id: '31', footnotes: ofFootnotes },
  }),
  item({ id: 8, title: 'The second part', slug: 'second-of-tests', content: classic, comments: 3 }),
  item({ id: 9, title: 'Not yet of-tests', status: 'draft', content: 'Words to come.' }),
  item({ id: 10, type: 'page' }),
);

const zip = () =>
  new File([new Uint8Array(zipOf({ 'uploads/2019/05/desk.png': desk }))], 'uploads.zip');

const tried = async (text = site, beside: readonly File[] = [zip()]) =>
  importOf(await takeExport(payload, editor, { name: 'old.xml', file: new Blob([text]), beside }));

async function importOf(id: string) {
  const found = await getImport(id);
  if (!found) throw new Error('There is no such import');
  return found;
}

async function imported(given: Parameters<typeof tried> = [], publishes = false, fetches = false) {
  const { id } = await tried(...given);
  expect(await startImport(id, { by: editor.id, publishes, fetches })).toBe(true);
  await runArticleImports(payload, () => true);
  return importOf(id);
}

const articles = async () => {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { slug: { contains: 'of-tests' } },
    ...{
      sort: 'slug',
      draft: true,
      depth: 1,
      trash: true,
      pagination: false,
      overrideAccess: true,
    },
  });
  return docs;
};
const redirects = async () => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { contains: 'of-tests' } },
    ...{ sort: 'from', depth: 1, overrideAccess: true },
  });
  return docs;
};

test('a dry run says what would come, and writes nothing', async () => {
  await makeArticle({ slug: 'second-of-tests', status: 'draft' });
  const before = await articles();
  const { state, found, site: of } = await tried();
  expect([state, of]).toEqual(['tried', 'old.example']);
  expect(found).toEqual({
    ...{ posts: 3, published: 2, here: 0, tags: 1, redirects: 2, unused: 0, coversLost: 0 },
    authors: [{ name: 'Ruth of-tests', isNew: true }],
    categories: [{ name: 'Bits & pieces of-tests', isNew: true }],
    pictures: { wanted: 2, here: 0, given: 1 },
    moved: [{ title: 'The second part', slug: 'second-of-tests', to: 'second-of-tests-2' }],
    leftOut: { pages: 1, closed: 0, trashed: 0, comments: 3, others: 0 },
    shortcodes: ['contact-form-7'],
  });
  expect(await articles()).toEqual(before);
  expect(await redirects()).toEqual([]);
});

test('posts become drafts, with pictures, authors, categories, links and redirects', async () => {
  const { state, counts, notes } = await imported();
  expect([state, counts]).toEqual([
    'done',
    { 'picture-made': 1, 'picture-refused': 1, 'post-made': 3, 'redirect-made': 2 },
  ]);
  expect(notes).toEqual([
    {
      of: `${home}/wp-content/uploads/2019/05/hall.png`,
      problem: 'It was not given: give its file beside the export, or have pictures fetched.',
    },
    {
      of: 'The second part',
      problem:
        'Short codes that mean nothing here stand in it as text: contact-form-7. Replace them.',
    },
  ]);
  const [first, draft, second] = await articles();
  expect(first).toMatchObject({
    ...{
      title: 'Count the copies',
      slug: 'first-of-tests',
      _status: 'draft',
      changedBy: editor.name,
    },
    ...{
      summary: 'Count for a week.',
      publishedOn: '2019-05-03T08:00:00.000Z',
      tags: ['Spreadsheets'],
    },
    cover: { alt: 'A desk with two screens', filename: 'desk.png' },
    authors: [{ title: 'Ruth of-tests', _status: 'draft' }],
    categories: [{ title: 'Bits & pieces of-tests', description: 'What fits nowhere else.' }],
  });
  const text = JSON.stringify(first?.body);
  expect(text).toContain('"/insights/second-of-tests"');
  expect(text).toContain('"caption":"The desk in May"');
  expect([draft?.slug, draft?._status, draft?.publishedOn ?? null]).toEqual([
    'not-yet-of-tests',
    'draft',
    null,
  ]);
  expect(second?.summary.startsWith('First line')).toBe(true);
  expect((await redirects()).map(({ from, to }) => [from, to?.reference])).toMatchObject([
    ['/2019/05/first-of-tests', { relationTo: 'articles', value: { id: first?.id } }],
    ['/2019/05/second-of-tests', { relationTo: 'articles', value: { id: second?.id } }],
  ]);
});

test('what was published is published where somebody chose that, and drafts stay drafts', async () => {
  const { notes, counts } = await imported([], true);
  expect(counts['post-made']).toBe(3);
  expect(notes.filter(({ problem }) => problem.includes('draft'))).toEqual([]);
  expect((await articles()).map(({ slug, _status }) => [slug, _status])).toEqual([
    ['first-of-tests', 'published'],
    ['not-yet-of-tests', 'draft'],
    ['second-of-tests', 'published'],
  ]);
  const { docs } = await payload.find({ collection: 'articles', overrideAccess: false, depth: 1 });
  expect(docs.map(({ authors }) => authors)).toMatchObject([
    [{ title: 'Ruth of-tests' }],
    [{ title: 'Ruth of-tests' }],
  ]);
});

test('what cannot be published comes in as a draft, and is told of', async () => {
  const long = item({
    id: 1,
    title: 'A long title '.repeat(12),
    slug: 'long-of-tests',
    content: 'Words.',
  });
  const { notes, counts } = await imported([wxr(long), []], true);
  expect(counts).toMatchObject({ 'post-made': 1 });
  expect(notes[0]?.problem).toMatch(/^It came in as a draft\. Article > Title: /);
  expect((await articles()).map(({ _status }) => _status)).toEqual(['draft']);
});

test('a cover that the file does not hold is counted, and told of', async () => {
  const posts = wxr(
    item({ id: 1, title: 'Lost', slug: 'lost-of-tests', metas: { _thumbnail_id: '99' } }),
    item({ id: 2, title: 'None', slug: 'none-of-tests', metas: { _thumbnail_id: '-1' } }),
  );
  const { found, notes } = await imported([posts, []]);
  expect(found.coversLost).toBe(1);
  expect(notes).toEqual([
    {
      of: 'Lost',
      problem:
        'Its cover is not in the file: choose one here, or export “All content” and give that.',
    },
  ]);
});

test('an author and a category that a draft brought are published with the next post of theirs', async () => {
  const of = { categories: [bits], content: 'Words.' };
  const posts = wxr(
    item({ id: 1, title: 'Draft of-tests', status: 'draft', ...of }),
    item({ id: 2, title: 'Then', slug: 'then-of-tests', ...of }),
  );
  await imported([posts, []], true);
  const named = { depth: 0, draft: true, overrideAccess: true } as const;
  const where = { title: { contains: 'of-tests' } };
  const authors = await payload.find({ collection: 'authors', where, ...named });
  const categories = await payload.find({ collection: 'article-categories', where, ...named });
  expect(authors.docs.map(({ _status }) => _status)).toEqual(['published']);
  expect(categories.docs.map(({ _status }) => _status)).toEqual(['published']);
});

test('a draft of an author that somebody else made stays one', async () => {
  await payload.create({
    collection: 'authors',
    data: { title: 'Ruth of-tests', slug: 'ruth-of-tests', role: 'Author', _status: 'draft' },
    draft: true,
    ...quietly,
  });
  await imported([wxr(item({ id: 2, title: 'Then', slug: 'then-of-tests' })), []], true);
  const where = { title: { equals: 'Ruth of-tests' } };
  const { docs } = await payload.find({ collection: 'authors', where, draft: true, ...quietly });
  expect(docs.map(({ _status }) => _status)).toEqual(['draft']);
});

test('a second run changes nothing, also where somebody has written on', async () => {
  await imported();
  const [first] = await articles();
  await payload.update({
    collection: 'articles',
    id: first?.id ?? '',
    data: { title: 'Written on', slug: 'moved-of-tests' },
    draft: true,
    ...quietly,
  });
  const [before, led] = [await articles(), await redirects()];
  const { found, ...dry } = await tried();
  expect([found.here, found.moved, found.authors[0]?.isNew, found.pictures.here]).toEqual([
    3,
    [],
    false,
    1,
  ]);
  await settleImport(dry.id, 'stopped');
  const { counts } = await imported([], true);
  expect(counts).toEqual({
    'picture-there': 1,
    'picture-refused': 1,
    'post-there': 3,
    'redirect-there': 2,
  });
  expect([await articles(), await redirects()]).toEqual([before, led]);
  const media = { collection: 'media', where: { alt: { contains: 'desk with' } } } as const;
  expect((await payload.count({ ...media, overrideAccess: true })).totalDocs).toBe(1);
});

test('a run that is cut off goes on, and two at once take each item once', async () => {
  const many = wxr(
    ...Array.from({ length: 12 }, (_, at) =>
      item({
        id: at + 1,
        title: `Part ${at}`,
        slug: `part-${at}-of-tests`,
        content: `Text ${at}.`,
      }),
    ),
  );
  const { id } = await tried(many, []);
  await startImport(id, { by: editor.id, publishes: false, fetches: false });
  let steps = 0;
  expect(await runArticleImports(payload, () => (steps += 1) <= 5)).toBe(true);
  expect((await importOf(id)).counts).toEqual({ 'post-made': 5 });
  // Killed after the article was made, and before the step was over.
  const { commitTransaction } = payload.db;
  payload.db.commitTransaction = () => Promise.reject(new Error('killed'));
  await runArticleImports(payload, () => (steps += 1) <= 7).catch(() => undefined);
  payload.db.commitTransaction = commitTransaction;
  expect((await importOf(id)).state).toBe('running');
  await Promise.all([
    runArticleImports(payload, () => true),
    runArticleImports(payload, () => true),
  ]);
  const { state, counts } = await importOf(id);
  expect([state, counts]).toEqual(['done', { 'post-made': 12, 'redirect-made': 12 }]);
  expect((await articles()).length).toBe(12);
});

test('an address that is taken stays, and is told of', async () => {
  await payload.create({
    collection: 'redirects',
    data: { from: '/2019/05/first-of-tests', to: { type: 'custom', url: '/quote' }, type: '308' },
    ...quietly,
  });
  const { counts, notes } = await imported();
  expect(counts['redirect-refused']).toBe(1);
  expect(notes.at(-1)?.problem).toContain(
    'There is a redirect from /2019/05/first-of-tests already',
  );
});

test('pictures are not asked for within a private network, nor without leave', async () => {
  const at = (address: string) => `<img src="${address}" alt="desk with">`;
  const inside = [
    'http://127.0.0.1:9/a.png',
    'http://[::1]/b.png',
    'http://169.254.169.254/c.png',
    'http://localhost/d.png',
  ];
  const post = item({ id: 1, slug: 'inside-of-tests', content: inside.map(at).join('') });
  const { counts, notes } = await imported([wxr(post), []], false, true);
  expect(counts).toMatchObject({ 'picture-refused': 4, 'post-made': 1 });
  for (const { problem } of notes) expect(problem).toContain('does not lead to the Internet');
});

test('a file that is no picture stays out, and a ZIP file that is damaged is refused', async () => {
  const file = new File(['<p onload="alert(1)"/>'], 'desk.png');
  const { counts, notes } = await imported([site, [file]]);
  expect(counts).toMatchObject({ 'picture-refused': 2, 'post-made': 3 });
  expect(notes[0]?.problem).toContain('This file is not taken');
  await expect(tried(site, [new File(['PK damaged'], 'a.zip')])).rejects.toMatchObject({
    refusal: 'zip',
  });
});

test('whoever may not write content any more has nothing come in', async () => {
  const { id } = await tried(site, []);
  await startImport(id, { by: reader.id, publishes: true, fetches: false });
  await runArticleImports(payload, () => true);
  expect((await importOf(id)).state).toBe('stopped');
  expect(await articles()).toEqual([]);
});

test('five wait at most, a dry run is forgotten in time, and what is stopped leaves nothing', async () => {
  for (let at = 0; at < 5; at += 1) await tried();
  await expect(tried()).rejects.toMatchObject({ refusal: 'waiting' });
  await payload.db.drizzle.execute(sql`UPDATE article_imports SET at = now() - interval '8 days'`);
  await forgetOldArticleImports(7);
  const { id } = await tried();
  await settleImport(id, 'stopped');
  const left = await payload.db.drizzle.execute(
    sql`SELECT (SELECT count(*)::int FROM article_import_items) AS items, (SELECT count(*)::int FROM article_import_files) AS files`,
  );
  expect(left.rows).toEqual([{ items: 0, files: 0 }]);
  expect(await startImport(id, { by: editor.id, publishes: false, fetches: false })).toBe(false);
});
