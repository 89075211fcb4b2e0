import { request } from 'playwright';
import { z } from 'zod';

import { bodyOf } from '../../tests/support/content/article-body';
import { ask } from '../../tests/support/sites/load';
import type { OwnSite } from '../../tests/support/sites/own-site';

/** An article as an editor made it, and what others like it belong to. */
export interface FirstArticle {
  readonly id: string;
  readonly cover: string;
  /** By their ids. */
  readonly categories: readonly string[];
  readonly authors: readonly string[];
}

const created = z.object({ doc: z.object({ id: z.string() }) });

/**
 * Publishes an article with a cover and a long text, five categories and three people, as an editor does.
 * @param cookie of whoever may publish
 */
export async function makeFirstArticle(site: OwnSite, cookie: string): Promise<FirstArticle> {
  const api = await request.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie } });
  const make = async (collection: string, data: object): Promise<string> => {
    const answer = await api.post(`/api/${collection}`, {
      data: { ...data, _status: 'published' },
    });
    return created.parse(await answer.json()).doc.id;
  };
  const categories: string[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    const data = { title: `Subject ${at}`, slug: `subject-${at}`, description: 'All of it.' };
    categories.push(await make('article-categories', data));
  }
  const authors: string[] = [];
  for (const at of [1, 2, 3])
    authors.push(
      await make('authors', { title: `Writer ${at}`, slug: `writer-${at}`, role: 'Engineer' }),
    );
  const [picture] = await ask<{ id: string }>(
    site.databaseUrl,
    'SELECT id FROM media WHERE sizes_large_filename IS NOT NULL ORDER BY filename LIMIT 1',
  );
  const cover = picture?.id ?? '';
  const sentence = 'What people do by hand, the software does in between. ';
  const paragraphs = Array.from({ length: 40 }, () => sentence.repeat(3));
  const id = await make('articles', {
    title: 'The first article',
    slug: 'article-0',
    summary: 'What there is to say of it.',
    body: bodyOf('## One part', ...paragraphs, '## Another part', ...paragraphs),
    cover,
    publishedOn: '2026-01-01T09:00:00.000Z',
    categories: categories.slice(0, 1),
    authors: authors.slice(0, 1),
  });
  await api.dispose();
  return { id, cover, categories, authors };
}

interface Counts {
  readonly articles: number;
  readonly pictures: number;
}

/** Copies the article and its cover until there are so many more; the pictures share the files of one. */
export async function fillArticles(
  databaseUrl: string,
  first: FirstArticle,
  { articles, pictures }: Counts,
): Promise<void> {
  const query: Query = (text) => ask(databaseUrl, text);
  await copyPictures(query, first.cover, pictures);
  await copyArticles(query, first, articles);
}

type Query = (text: string) => Promise<object[]>;

/** The row `first` with some of its columns changed: as SQL that stands among what is selected from. */
const copied = (table: string, changes: Readonly<Record<string, string>>) =>
  `LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(first) || jsonb_build_object(${Object.entries(
    changes,
  )
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')})) AS copy`;

async function copyPictures(query: Query, id: string, count: number): Promise<void> {
  const row = copied('media', {
    id: 'gen_random_uuid()',
    filename: `'copy-' || n || '.webp'`,
    alt: `'Picture ' || n || ' of a workshop'`,
    content_hash: `md5(n::text)`,
    sent_hash: `md5(n::text)`,
    search_text: `'picture ' || n || ' of a workshop'`,
    in_use: 'n % 5 = 0',
    created_at: `now() - n * interval '1 minute'`,
  });
  await query(
    `INSERT INTO media SELECT copy.* FROM media AS first, generate_series(1, ${count}) AS n, ${row} WHERE first.id = '${id}'`,
  );
  await query('VACUUM ANALYZE media');
}

/** With the version of each, which lists in the panel read, and what each is related to. */
async function copyArticles(
  query: Query,
  { id, categories, authors }: FirstArticle,
  count: number,
): Promise<void> {
  const day = `timestamptz '2026-01-01' - n * interval '3 hours'`;
  const pictureOf = `(SELECT media.id FROM media WHERE filename = 'copy-' || n || '.webp')`;
  await query(
    `CREATE TEMPORARY TABLE of_copies AS
     SELECT n, gen_random_uuid() AS article, gen_random_uuid() AS version FROM generate_series(1, ${count}) AS n;
     CREATE INDEX ON of_copies (n);
     INSERT INTO articles SELECT copy.* FROM articles AS first, of_copies, ${copied('articles', {
       ...{ id: 'article', title: `'Article ' || n || ' of many'`, slug: `'article-' || n` },
       ...{ published_on: day, cover_id: pictureOf, created_at: day },
     })} WHERE first.id = '${id}';
     INSERT INTO _articles_v SELECT copy.* FROM _articles_v AS first, of_copies, ${copied(
       '_articles_v',
       {
         ...{ id: 'version', parent_id: 'article', version_title: `'Article ' || n || ' of many'` },
         ...{
           version_slug: `'article-' || n`,
           version_published_on: day,
           version_cover_id: pictureOf,
         },
         ...{ version_created_at: day, created_at: day },
       },
     )} WHERE first.parent_id = '${id}' AND first.latest;
     ${[
       ['articles_rels', 'article', ''],
       ['_articles_v_rels', 'version', 'version.'],
     ]
       .map(
         ([table, parent, prefix]) => `
     INSERT INTO ${table} ("order", parent_id, path, article_categories_id)
       SELECT 1, ${parent}, '${prefix}categories', (ARRAY['${categories.join("','")}']::uuid[])[1 + n % ${categories.length}] FROM of_copies;
     INSERT INTO ${table} ("order", parent_id, path, authors_id)
       SELECT 1, ${parent}, '${prefix}authors', (ARRAY['${authors.join("','")}']::uuid[])[1 + n % ${authors.length}] FROM of_copies;`,
       )
       .join('')}`,
  );
  for (const table of ['articles', '_articles_v', 'articles_rels', '_articles_v_rels'])
    await query(`VACUUM ANALYZE ${table}`);
}
