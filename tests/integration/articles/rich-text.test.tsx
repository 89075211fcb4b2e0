import '../../support/without-next';

import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import type { Article, Media } from '@/payload-types';
import { readFeed } from '@/site/articles/feeds';
import { getDocument, pictureOf } from '@/site/content';
import { ArticleText } from '@/site/sections/articles/text';
import { smallWords, textsOf } from '@/words';
import { contentsOf } from '~/collections/articles/contents';
import { makePicture } from '~/collections/article-text';

import {
  callout,
  code,
  footnote,
  link,
  paragraph,
  table,
  textOf,
  video,
} from '../../support/content/article-nodes';
import { forgetArticles, makeArticle, quietly } from '../../support/content/articles';
import { inColour } from '../../support/content/sent-pictures';
import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, refused, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const slug = 'rich-text-of-tests';
const unknown = 'a60dc2a6-8d6a-4c6b-9d2b-3f0f6f3f1c11';
const words = textsOf(smallWords).articles;

let headers: Record<string, string>;
let picture: Media;
let article: Article;

const wide = table(['Kind', 'Before'], ['Jobs & more', '12']);

const sql = code('SQL', 'select 1\n  where "a" < 2;\n\t-- tab');

beforeAll(async () => {
  headers = await signedInEditor();
  const data = await inColour('blue', 'png', [1280, 800]);
  picture = await payload.create({
    collection: 'media',
    data: { alt: 'A "blue" field' },
    file: { data, name: 'in-a-text.png', mimetype: 'image/png', size: data.length },
    ...quietly,
  });
  const shown = makePicture(picture.id, 'What <we> saw');
  const body = textOf(
    paragraph('Before', footnote(paragraph('See ', link('/work', 'our work'))), '.'),
    wide,
    shown,
    sql,
    callout('warning', paragraph('Mind the ', link('/industries', 'gap'))),
    table(['Kind'], ['Jobs']),
    video({ url: 'https://youtu.be/dQw4w9WgXcQ', title: 'A <tour>', poster: picture.id }),
    paragraph('After.', footnote(paragraph('The end.'))),
  );
  article = await makeArticle({ slug, status: 'published', more: { body } });
});
afterAll(async () => {
  await forgetArticles();
  await payload.delete({ collection: 'media', id: picture.id, ...quietly });
});

const drawn = (body: Article['body']) =>
  renderToStaticMarkup(
    <ArticleText {...{ words, body, pictureOf }} contents={contentsOf(body)} paths={{}} />,
  );

/** As visitors get it. */
async function page(): Promise<string> {
  const document = await getDocument('articles', slug);
  if (!document) throw new Error('The article is not there');
  return drawn(document.body);
}

const writeBody = (...children: unknown[]) => ({ body: textOf(...z.array(node).parse(children)) });
const node = z.looseObject({ type: z.string(), version: z.number().default(1) });
const save = (body: object, query = '') =>
  rest('PATCH', `/articles/${article.id}${query}`, { headers, body });

test('a table has heads that say of what, and scrolls in a box that a keyboard reaches', async () => {
  const html = await page();
  expect(html).toContain('role="group" aria-label="Table 1" tabindex="0"');
  expect(html).toContain(
    '<thead><tr><th scope="col"><p>Kind</p></th><th scope="col"><p>Before</p></th></tr></thead>',
  );
  expect(html).toContain('<th scope="row"><p>Jobs &amp; more</p></th><td><p>12</p></td>');
  expect(html).not.toContain('style=');
});

test('a picture stands with its alternative text, its caption and the width a screen needs', async () => {
  const html = await page();
  expect(html).toContain('alt="A &quot;blue&quot; field"');
  expect(html).toMatch(/srcSet="[^"]+ 800w, /);
  expect(html).toMatch(/<figcaption[^>]*>What &lt;we&gt; saw<\/figcaption>/);
});

test('a high picture is cut around its focal point', async () => {
  const data = await inColour('red', 'png', [800, 1600]);
  const high = await payload.create({
    collection: 'media',
    data: { alt: 'A high one', focalX: 20, focalY: 10 },
    file: { data, name: 'high-in-a-text.png', mimetype: 'image/png', size: data.length },
    ...quietly,
  });
  const html = drawn(textOf(makePicture(high.id), { ...makePicture(''), value: high }));
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(html).toMatch(/object-position:\s?20% 10%/);
  await payload.delete({ collection: 'media', id: high.id, ...quietly });
});

test('feeds have both in plain elements, with whole addresses', async () => {
  const item = (await readFeed())?.items.find(({ url }) => url.endsWith(slug));
  expect(item?.html).toContain(
    '<table><thead><tr><th><p>Kind</p></th><th><p>Before</p></th></tr></thead><tbody><tr><th><p>Jobs &amp; more</p></th><td><p>12</p></td></tr></tbody></table>',
  );
  expect(item?.html).toMatch(
    /<figure><img src="https?:\/\/[^/"]+\/api\/media\/file\/[^"]+" alt="A &quot;blue&quot; field" width="1280" height="800"><figcaption>What &lt;we&gt; saw<\/figcaption><\/figure>/,
  );
});

test('code keeps its lines and spaces, under the name of its language', async () => {
  const html = await page();
  expect(html).toMatch(/<figcaption[^>]*>SQL<\/figcaption>/);
  expect(html).toContain('role="group" aria-label="Code: SQL" tabindex="0"');
  expect(html).toContain('<code>select 1\n  where &quot;a&quot; &lt; 2;\n\t-- tab</code>');
});

test('a callout says in words what it is', async () => {
  const html = await page();
  expect(html).toMatch(/role="note" aria-label="Warning"[^>]*><p[^>]*>Warning<\/p>/);
  expect(html).toContain('<a href="/industries">gap</a>');
});

test('footnotes are numbered in their order and lead there and back', async () => {
  const html = await page();
  const marks = [
    ...html.matchAll(/<a id="mark_(\d)" href="#note_(\d)"[^>]*aria-label="Footnote (\d)"/g),
  ];
  expect(marks.map(([, ...numbers]) => numbers)).toEqual([
    ['1', '1', '1'],
    ['2', '2', '2'],
  ]);
  const [, list = ''] = html.split('id="foot_notes"');
  expect(list).toMatch(
    /id="note_1".*our work<\/a>.*href="#mark_1".*id="note_2".*The end\..*href="#mark_2"/,
  );
  const inTables = drawn(textOf(table(['Kind'], [footnote(paragraph('In a cell.'))])));
  expect(inTables).toContain('id="mark_1" href="#note_1"');
  expect(drawn(textOf(paragraph('None.')))).not.toContain('foot_notes');
});

test('feeds have code, callouts and footnotes in plain elements', async () => {
  const { url = '', html } =
    (await readFeed())?.items.find((each) => each.url.endsWith(slug)) ?? {};
  expect(html).toContain(
    '<figure><figcaption>SQL</figcaption><pre><code>select 1\n  where &quot;a&quot; &lt; 2;\n\t-- tab</code></pre></figure>',
  );
  const origin = new URL(url).origin;
  expect(html).toContain(
    `<blockquote><p><strong>Warning</strong></p><p>Mind the <a href="${origin}/industries">gap</a></p></blockquote>`,
  );
  expect(html).toContain(`<p>Before<sup><a href="${url}#note_1">[1]</a></sup>.</p>`);
  expect(html).toContain(
    `<h2>Footnotes</h2><ol><li><p>See <a href="${origin}/work">our work</a></p></li><li><p>The end.</p></li></ol>`,
  );
});

test('a video is a link with its poster, and nothing of its host is on the page', async () => {
  const html = await page();
  expect(html).toContain(
    '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0" data-title="A &lt;tour&gt;"',
  );
  expect(html).toMatch(/Play: A &lt;tour&gt;<\/span><\/a>/);
  expect(html).toContain('It plays from YouTube, which then learns that you watch it.');
  expect(html).not.toMatch(/<iframe| src(?:set)?="https?:|preconnect/i);
});

test('feeds have a video as its poster and a link', async () => {
  const item = (await readFeed())?.items.find(({ url }) => url.endsWith(slug));
  expect(item?.html).toMatch(
    /<figure><a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"><img src="https?:\/\/[^"]+\.webp" alt="A &quot;blue&quot; field"><\/a><figcaption>A &lt;tour&gt;\. <a href="[^"]+">Watch it at YouTube<\/a><\/figcaption><\/figure>/,
  );
});

test('a video needs an address that we know, what it shows, and a poster that is there', async () => {
  const url = 'https://vimeo.com/76979871';
  for (const [fields, path] of [
    [{ url: 'https://example.com/a.mp4', title: 'A tour', poster: picture.id }, 'body.url'],
    [{ url, poster: picture.id }, 'body.title'],
    [{ url, title: 'A tour' }, 'body.poster'],
    [{ url, title: 'A tour', poster: unknown }, 'body.poster'],
  ] as const) {
    const body = writeBody(paragraph('Words.'), video(fields));
    expect((await save(body, '?draft=true')).status).toBe(200);
    const answer = await refused(await save({ ...body, _status: 'published' }));
    expect(answer).toEqual(expect.arrayContaining([400, [path, expect.any(String)]]));
  }
});

test('visitors may read it over the API, the picture with its addresses', async () => {
  const answer = await rest('GET', `/articles/${article.id}?depth=1`);
  const { body } = z.object({ body: z.custom<Article['body']>() }).parse(await answer.json());
  const shown: unknown = body.root.children.find(({ type }) => type === 'upload');
  expect(shown).toMatchObject({ value: { id: picture.id, alt: 'A "blue" field' } });
});

test('a picture in a text counts as used', async () => {
  const answer = await rest('DELETE', `/media/${picture.id}`, { headers });
  expect(answer.status).toBe(409);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.message).toContain(`the article “About ${slug}”`);
});

const cells = (children: unknown) => ({ type: 'tablecell', version: 1, children });
const inRow = (children: unknown[]) => ({ type: 'tablerow', version: 1, children });
const inTable = (children: unknown[]) => ({ type: 'table', version: 1, children });

test.each([
  ['a picture of another collection', { ...makePicture(unknown), relationTo: 'users' }],
  ['a picture whose id is none', { ...makePicture(unknown), value: "1' or" }],
  ['a picture whose id is an object', { ...makePicture(unknown), value: { id: {} } }],
  ['a caption that is no text', { ...makePicture(unknown), fields: { caption: ['a'] } }],
  ['a block of no kind', { type: 'block', version: 2, fields: { blockType: 'constructor' } }],
  ['a block without fields', { type: 'block', version: 2 }],
  ['code that is no text', { ...sql, fields: { blockType: 'code', code: { a: 1 } } }],
  ['a callout of no kind', callout('constructor', paragraph('Words'))],
  [
    'a callout with a text that is none',
    { type: 'block', version: 2, fields: { blockType: 'callout', kind: 'note', text: 'words' } },
  ],
  [
    'a heading in a callout',
    callout('note', { ...paragraph('Words'), type: 'heading', tag: 'h2' }),
  ],
  ['a callout in a callout', callout('note', callout('note', paragraph('Words')))],
  ['a footnote in a footnote', paragraph(footnote(paragraph(footnote(paragraph('Words')))))],
  [
    'a callout with a picture of users',
    callout('note', { ...makePicture(unknown), relationTo: 'users' }),
  ],
  ['a video with a poster of no id', video({ url: 'https://vimeo.com/1', poster: 'x' })],
  ['a table of paragraphs', inTable([paragraph('No row')])],
  ['a row of paragraphs', inTable([inRow([paragraph('No cell')])])],
  ['a cell without a text', inTable([inRow([cells('words')])])],
  [
    'a cell over a million columns',
    inTable([inRow([{ ...cells([paragraph('Wide')]), colSpan: 1_000_000 }])]),
  ],
])('%s is refused, as a draft too', async (_, odd) => {
  for (const query of ['', '?draft=true', '?draft=true&autosave=true'])
    expect([query, ...(await refused(await save(writeBody(odd), query)))]).toEqual([
      query,
      400,
      ['body', 'This text has a part that the site does not know.'],
    ]);
});

test.each([
  [code('SQL', ' \n'), 'A code block is empty: write in it, or take it out.'],
  [callout('note', paragraph(' ')), 'A callout is empty: write in it, or take it out.'],
  [paragraph('A', footnote(paragraph(' '))), 'A footnote is empty: write in it, or take it out.'],
  [
    callout('note', paragraph(link('javascript:alert(1)', 'here'))),
    'The link “here” leads to “javascript:alert(1)”. A link leads to a web address, an email address or a telephone number.',
  ],
])(
  'what is not whole can be kept as a draft, and is refused with a reason (%#)',
  async (part, why) => {
    const body = writeBody(paragraph('Words.'), part);
    expect((await save(body, '?draft=true')).status).toBe(200);
    expect(await refused(await save({ ...body, _status: 'published' }))).toEqual([
      400,
      ['body', why],
    ]);
  },
);

test('a table with too many rows is refused with the limit', async () => {
  const rows = Array.from({ length: 201 }, () => inRow([cells([paragraph('1')])]));
  expect(await refused(await save(writeBody(inTable(rows))))).toEqual([
    400,
    ['body', 'A table has at most 200 rows.'],
  ]);
});

test('what names a picture that is not there can be kept as a draft, not published', async () => {
  const body = writeBody(paragraph('Words.'), makePicture(unknown));
  expect((await save(body, '?draft=true')).status).toBe(200);
  const preview = await rest('GET', `/articles/${article.id}?draft=true&depth=1`, { headers });
  const { body: kept } = z
    .object({ body: z.custom<Article['body']>() })
    .parse(await preview.json());
  expect(drawn(kept)).toContain('Words.');
  expect(await refused(await save({ ...body, _status: 'published' }))).toEqual([
    400,
    [
      'body',
      'A picture in this text is not there, or not any more: take it out, or choose another.',
    ],
  ]);
});

test('the seed has a sample with a table, a picture and a callout, as a draft', async () => {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { slug: { equals: 'moving-the-data-is-the-project' } },
    depth: 1,
    overrideAccess: true,
  });
  const [sample] = docs;
  expect([sample?._status, sample?.placeholder]).toEqual(['draft', true]);
  const html = sample ? drawn(sample.body) : '';
  expect(html).toMatch(/<th scope="col"><p>Kind<\/p><\/th>/);
  expect(html).toContain('<figcaption');
  expect(html).toContain('role="note" aria-label="Warning"');
});
