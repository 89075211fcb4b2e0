import { afterAll, beforeAll, expect, test } from 'vitest';

import { percentile } from '../../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../../tests/support/sites/own-site';
import { sessionCookie } from '../../tests/support/staff/session-cookie';
import { fillArticles, makeFirstArticle } from '../filled/full-articles';
import { median, record } from '../results';

const counts = { articles: 10_000, pictures: 50_000 };
const rounds = 30;
const edits = 10;

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let cookie: string;
beforeAll(async () => {
  site = await startOwnSite();
  cookie = await sessionCookie(site.url, admin);
});
afterAll(() => site.close());

async function answer(path: string, headers: Record<string, string> = {}): Promise<number> {
  const since = performance.now();
  const response = await fetch(site.url + path, { headers });
  await response.arrayBuffer();
  expect([path, response.status]).toEqual([path, 200]);
  return performance.now() - since;
}

/** From Save until it is answered, and from then until the next visitor of a page has it. */
async function edit(id: string, title: string, path: string) {
  const began = performance.now();
  const response = await fetch(`${site.url}/api/articles/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'published' }),
  });
  expect(response.status).toBe(200);
  const answered = performance.now();
  const visit = await answer(path);
  return { save: answered - began, visit };
}

/** What an edit costs, and the first visit of each of these pages after one. */
async function editsOf(id: string, paths: readonly string[]) {
  const saves: number[] = [];
  const figures: Record<string, number> = {};
  for (const path of paths) {
    const visits: number[] = [];
    for (let round = 0; round < edits; round += 1) {
      const { save, visit } = await edit(id, `The first article, ${path} ${round}`, path);
      saves.push(save);
      visits.push(visit);
    }
    figures[`${path}, first visit after an edit, median ms`] = median(visits);
    figures[`${path}, first visit after an edit, worst ms`] = Math.max(...visits);
  }
  return { ...figures, 'Save, median ms': median(saves), 'Save, worst ms': Math.max(...saves) };
}

const many = '&limit=10&depth=0&draft=true';
/** As the panel asks for them. */
const panel = {
  'panel: articles': '/cms/collections/articles',
  'panel: articles by date': '/cms/collections/articles?sort=-publishedOn&page=400',
  'panel: articles searched': '/cms/collections/articles?search=4711',
  'panel: articles of a category': `/api/articles?where[categories.slug][equals]=subject-3${many}`,
  'panel: pictures': '/cms/collections/media',
  'panel: pictures, a late page': '/cms/collections/media?page=4000',
  'panel: pictures searched': '/cms/collections/media?search=workshop%204711',
};

test(`${counts.articles} articles and ${counts.pictures} pictures`, async () => {
  const article = await makeFirstArticle(site, cookie);
  const changed = ['/insights', '/', '/sitemap.xml', '/llms.txt', '/insights/feed.xml'];
  const before = await editsOf(article.id, changed);
  await fillArticles(site.databaseUrl, article, counts);
  const publicPaths = [
    ...['/insights', '/insights/page/400', '/insights/article-4711'],
    ...['/insights/category/subject-3', '/insights/author/writer-2'],
    ...['/insights/feed.xml', '/insights/feed.json', '/sitemap.xml', '/llms.txt'],
  ];
  const figures: Record<string, number> = {};
  const take = async (name: string, path: string, headers?: Record<string, string>) => {
    const first = await answer(path, headers);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await answer(path, headers));
    figures[`${name}, first ms`] = first;
    figures[`${name}, p95 ms`] = percentile(times, 0.95);
  };
  const after = await editsOf(article.id, changed);
  for (const path of publicPaths) await take(path, path);
  for (const [name, path] of Object.entries(panel)) await take(name, path, { cookie });
  record('articles', { ...figures, 'one article': before, 'all of them': after });
}, 2_400_000);
