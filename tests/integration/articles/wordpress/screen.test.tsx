import '../../../support/without-next';

import { sql } from '@payloadcms/db-postgres';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';

import { FileForm } from '@/panel/wordpress/file-form';
import { ImportReport } from '@/panel/wordpress/import-report';
import { getImport, refusals, settleImport, takeExport } from '~/collections/articles/wordpress';

import { classic, gutenberg, item, wxr } from '../../../corpus/wordpress';
import { payload, userWithRole } from '../../../support/payload';

afterAll(() => payload.db.drizzle.execute(sql`DELETE FROM article_imports`));

const site = wxr(
  item({
    id: 1,
    title: 'One',
    slug: 'one-of-tests',
    content: gutenberg,
    comments: 2,
    metas: { _thumbnail_id: '99' },
  }),
  item({ id: 2, title: 'Two', slug: 'two-of-tests', content: classic }),
  item({ id: 3, status: 'draft', title: 'Three' }),
  item({ id: 4, type: 'page' }),
);

async function drawn(id: string): Promise<string> {
  const shown = await getImport(id);
  return shown === null ? '' : renderToStaticMarkup(<ImportReport shown={shown} />);
}

test('the form states its limits, takes files by itself, and says what was wrong', () => {
  const html = renderToStaticMarkup(<FileForm problem={refusals.doctype} />);
  expect(html).toContain('at most 50 MB and 5,000 posts');
  expect(html).toContain('action="/api/article-import" encType="multipart/form-data"');
  expect(html).toMatch(/<input type="file"[^>]* required=""[^>]* name="file"/);
  expect(html).toMatch(/role="alert"[^>]*>The file defines its own document type/);
  expect(html).toMatch(/<button[^>]* type="submit"/);
});

test('a dry run counts what would come and what stays out, and asks before anything is published', async () => {
  const editor = await userWithRole('editor');
  const id = await takeExport(payload, editor, {
    ...{ name: 'old.xml', file: new Blob([site]), beside: [] },
  });
  const html = (await drawn(id)).replaceAll('&#x27;', '’');
  const facts = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, a, b]) => [a, b]);
  expect(Object.fromEntries(facts)).toEqual({
    'Posts that were published': '2',
    Drafts: '1',
    'Pictures that posts show': '2',
    'Pictures that are missing': '2',
    'Posts whose cover is not in the file': '1',
    'Former addresses that lead on': '2',
    'Pages: left out': '1',
    'Comments: left out': '2',
  });
  expect(html).toContain('Ruth of-tests (new)');
  expect(html).toContain('contact-form-7');
  expect(html).not.toContain('checked=""');
  expect(html).toContain('Fetch 2 pictures');
  expect(html).toContain('Import 3 posts');
  await settleImport(id, 'stopped');
  expect(await drawn(id)).toContain('It was stopped.');
});
