import { expect, test } from 'vitest';

import { limits } from '~/collections/articles/wordpress/file/limits';
import { readExport } from '~/collections/articles/wordpress/file/read-export';

import { attachment, home, item, ofFootnotes, wxr } from '../../../corpus/wordpress';

const read = (text: string | Buffer) =>
  readExport(new Blob([typeof text === 'string' ? text : new Uint8Array(text)]));
const refusalOf = (text: string) =>
  read(text).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
  );

test('posts, pictures, authors and categories are read as WordPress writes them', async () => {
  const found = await read(
    wxr(
      item({
        ...{ id: 7, title: 'Tom &amp; Jerry&#8217;s day', slug: 'first' },
        content: 'A ]]> in the text &amp; <b>more</b>',
        excerpt: 'In short.',
        categories: [
          ['bits-of-tests', 'Bits &amp; pieces of-tests'],
          ['uncategorized', 'Uncategorized'],
        ],
        tags: [['spreadsheets', 'Spreadsheets']],
        metas: { _thumbnail_id: '31', footnotes: ofFootnotes },
        comments: 2,
      }),
      item({ id: 8, status: 'draft', title: 'Later' }),
      attachment(31, '2019/05/desk.png', 'A desk'),
    ),
  );
  expect(found.site).toBe('old.example');
  expect(found.authors).toEqual([{ login: 'ruth', name: 'Ruth of-tests' }]);
  expect(found.categories).toEqual([
    {
      slug: 'bits-of-tests',
      name: 'Bits & pieces of-tests',
      description: 'What fits nowhere else.',
    },
  ]);
  const [first, draft] = found.posts;
  expect(first).toEqual({
    ...{ id: '7', title: 'Tom & Jerry’s day', slug: 'first', isPublished: true, author: 'ruth' },
    address: `${home}/2019/05/first/`,
    date: '2019-05-03T08:00:00.000Z',
    excerpt: 'In short.',
    content: 'A ]]> in the text &amp; <b>more</b>',
    categories: [{ domain: 'category', slug: 'bits-of-tests', name: 'Bits & pieces of-tests' }],
    tags: ['Spreadsheets'],
    cover: '31',
    footnotes: [{ id: 'fn-1', content: 'See <a href="/work">our work</a>.' }],
  });
  expect([draft?.title, draft?.isPublished, draft?.slug]).toEqual(['Later', false, '']);
  expect(found.pictures).toEqual([
    {
      ...{ id: '31', alt: 'A desk', title: 'picture-31' },
      address: `${home}/wp-content/uploads/2019/05/desk.png`,
    },
  ]);
  expect(found.leftOut.comments).toBe(2);
});

test('what is no article is left out and counted', async () => {
  const { posts, leftOut } = await read(
    wxr(
      item({ id: 1, type: 'page' }),
      item({ id: 2, status: 'private' }),
      item({ id: 3, password: 'secret' }),
      item({ id: 4, status: 'trash' }),
      item({ id: 5, status: 'auto-draft' }),
      item({ id: 6, type: 'revision', status: 'inherit' }),
      item({ id: 7, type: 'nav_menu_item' }),
      item({ id: 8, status: 'future' }),
      item({ id: 9, status: 'pending' }),
    ),
  );
  expect(posts.map(({ id }) => id)).toEqual(['8', '9']);
  expect(leftOut).toEqual({ pages: 1, closed: 2, trashed: 2, comments: 0, others: 2 });
});

test('a file that defines entities or a document type is refused, whatever they would do', async () => {
  const laughs = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>&lol2;</title></item></channel></rss>`;
  const outside = wxr(item({ id: 1 })).replace(
    '<rss',
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss',
  );
  const late = wxr(item({ id: 1 })).replace('<item>', '<!DOCTYPE a><item>');
  expect(await Promise.all([laughs, outside, late].map(refusalOf))).toEqual([
    'doctype',
    'doctype',
    'doctype',
  ]);
});

test('an entity that nobody defined stays a word, and a post may speak of document types', async () => {
  const title = wxr(item({ id: 1, content: '<!DOCTYPE html> <!ENTITY a "b">' })).replace(
    '<description></description>',
    '<excerpt:encoded>&undefined; &amp; on</excerpt:encoded>',
  );
  const { posts } = await read(title);
  expect(posts[0]?.content).toBe('<!DOCTYPE html> <!ENTITY a "b">');
});

test('what is no export, cut off or too much is refused by name', async () => {
  const whole = wxr(item({ id: 1 }));
  const deep = whole.replace('<item>', `${'<a>'.repeat(30)}${'</a>'.repeat(30)}<item>`);
  expect(await refusalOf('')).toBe('none');
  expect(await refusalOf('PK no xml')).toBe('xml');
  expect(await refusalOf('<html><body>Hello</body></html>')).toBe('other');
  expect(await refusalOf('<rss version="2.0"><channel><title>A feed</title></channel></rss>')).toBe(
    'other',
  );
  expect(await refusalOf(whole.slice(0, -40))).toBe('cut');
  expect(await refusalOf(whole.slice(0, whole.indexOf('wp:status') + 20))).toBe('cut');
  expect(await refusalOf(deep)).toBe('deep');
  expect(await refusalOf(wxr(item({ id: 1, content: 'x'.repeat(limits.letters + 1) })))).toBe(
    'long',
  );
});

test('letters come along in the encoding that the file names, cut where a stream may cut', async () => {
  const { posts } = await read(wxr(item({ id: 1, title: 'Für 日本 🙂'.repeat(20_000) })));
  expect(posts[0]?.title.slice(0, 9)).toBe('Für 日本 🙂'.slice(0, 9));
  expect(posts[0]?.title).not.toContain('�');
  const old = wxr(item({ id: 1, title: 'Für' })).replace('UTF-8', 'ISO-8859-1');
  const { posts: latin } = await read(Buffer.from(old, 'latin1'));
  expect(latin[0]?.title).toBe('Für');
});

test('a title is read as far as it may reach, and one that grows is refused', async () => {
  const open = Array.from({ length: 400 }, (_, at) => `<b ${at}>`).join('');
  expect(await refusalOf(wxr(item({ id: 1, title: `<p>${open}${'<p>x'.repeat(400)}` })))).toBe(
    'tangled',
  );
  const { posts } = await read(wxr(item({ id: 1, title: `${'x'.repeat(3999)}🙂` })));
  expect(posts[0]?.title).toBe('x'.repeat(3999));
});

test('what PostgreSQL does not take is gone from footnotes', async () => {
  const footnotes = String.raw`[{"id":"a\u0000","content":"b\ud83d \u0000c"}]`;
  const { posts } = await read(wxr(item({ id: 1, metas: { footnotes } })));
  expect(posts[0]?.footnotes).toEqual([{ id: 'a', content: 'b\ufffd c' }]);
});

test('an address that nobody can ask is none, and an export of no site is refused', async () => {
  const { posts, pictures } = await read(
    wxr(
      item({ id: 1, link: 'https://[x/' }),
      item({ id: 2, type: 'attachment', status: 'inherit', file: 'https://[x/a.png' }),
      item({ id: 3, type: 'attachment', status: 'inherit', file: `${home}/${'a'.repeat(2000)}` }),
      attachment(31, '2019/05/desk.png'),
    ),
  );
  expect(posts[0]?.address).toBe('');
  expect(pictures.map(({ id }) => id)).toEqual(['31']);
  const nowhere = wxr(item({ id: 1, content: '<img src="/a.png">' }))
    .replace(/<wp:base_blog_url>.*/, '')
    .replace(`<link>${home}</link>`, '');
  expect(await refusalOf(nowhere)).toBe('other');
});
