import { expect, test } from 'vitest';
import { z } from 'zod';

import { richTextProblem, unpublishable } from '~/collections/soundness/rich-text';
import { ofArticles } from '~/collections/article-text';
import { shownIn, toRichText } from '~/collections/articles/wordpress/text/to-rich-text';

import { classic, gutenberg, home, ofFootnotes } from '../../../corpus/wordpress';

const picture = '6f8e1a3c-2f5b-4a7d-9c0e-1b2d3f4a5b6c';
const footnotes = z.array(z.object({ id: z.string(), content: z.string() }));

const made = (html: string, pictures = true) =>
  toRichText({
    html,
    footnotes: footnotes.parse(JSON.parse(ofFootnotes)),
    picture: () => (pictures ? picture : undefined),
    link: (address) => address.replace(`${home}/2019/05/second-of-tests/`, '/insights/second'),
    pictureOf: (id) => (id === '9' ? `${home}/nine.png` : undefined),
  });

/** A text as one line for each block. */
function drawn(given: unknown): string {
  const { data: node } = z
    .looseObject({
      type: z.string(),
      text: z.string().optional(),
      format: z.unknown().optional(),
      tag: z.string().optional(),
      fields: z.record(z.string(), z.unknown()).optional(),
      headerState: z.number().optional(),
      children: z.array(z.unknown()).default([]),
    })
    .safeParse(given);
  if (!node) return '?';
  const inside = node.children.map(drawn).join('');
  if (node.type === 'text') return node.format === 0 ? (node.text ?? '') : `{${node.text}}`;
  if (node.type === 'linebreak') return '/';
  if (node.type === 'link') return `[${inside}](${String(node.fields?.['url'])})`;
  if (node.type === 'upload') return `<picture ${String(node.fields?.['caption'])}>`;
  if (node.type === 'block') return `<code ${String(node.fields?.['code'])}>`;
  if (node.type === 'inlineBlock') return `^${bodyLines(node.fields?.['text']).join()}^`;
  return `<${node.tag ?? node.type}${node.headerState ? ' head' : ''} ${inside}>`;
}
const bodyLines = (body: unknown): string[] =>
  z
    .looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })
    .parse(body)
    .root.children.map(drawn);
const lines = (html: string, pictures = true) => bodyLines(made(html, pictures).body);

test('a post of the editor of blocks keeps all that articles know', () => {
  expect(lines(gutenberg)).toEqual([
    '<paragraph Every copy takes a {minute}, says [the second part](/insights/second#more).>',
    '<h2 Count the copies>',
    '<h3 For a {week}>',
    '<ol <listitem One><listitem <ul <listitem Half>>><listitem Two>>',
    '<picture The desk in May>',
    '<quote Nobody counts twice./{Ada}>',
    '<table <tablerow <tablecell head <paragraph Kind>><tablecell head <paragraph Minutes>>><tablerow <tablecell <paragraph Order>><tablecell <paragraph 4>>>>',
    '<paragraph Counted in May>',
    '<code select 1\n  where a < 2;>',
    '<paragraph [https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)>',
    '<paragraph A note^<paragraph See [our work](/work).>^.>',
  ]);
});

test('a post of the classic editor has its paragraphs by blank lines, and its short codes', () => {
  const { body, unknown } = made(classic);
  expect(bodyLines(body)).toEqual([
    '<paragraph First line/second line of the {first} paragraph.>',
    '<paragraph A second paragraph.>',
    '<picture The hall>',
    '<paragraph [https://vimeo.com/123](https://vimeo.com/123)>',
    '<paragraph [contact-form-7 id="5" title="Ask us"]>',
    '<paragraph It says [sic] here.>',
    '<ul <listitem One><listitem Two>>',
    '<code keep  this\n  [gallery ids="1"]>',
    '<paragraph Plain words>',
  ]);
  expect(unknown).toEqual(['contact-form-7']);
});

test('what runs or paints never arrives', () => {
  const hostile = `<p onmouseover="x()">a</p><script>b()</script><style>p{}</style><svg onload=c()><text>d</text></svg>
<iframe src="javascript:e()"></iframe><a href="data:text/html,f">g</a><a href=" java
script:h()">i</a><img src="javascript:j()"><object data="k"></object><noscript>l</noscript>
<a href="vbscript:m">n</a><template>o</template><math><mi>p</mi></math><input value="q"><button>r</button>`;
  const text = JSON.stringify(made(hostile).body);
  expect(text).not.toMatch(/script|onmouse|onload|style":"[^"]|data:|vbscript|b\(\)/i);
  expect(lines(hostile)).toEqual(['<paragraph a>', '<paragraph gi>', '<paragraph n>']);
});

test('each text may stand in an article, also published, however it is nested', () => {
  const nested = `${'<ul><li>x'.repeat(100)}${'</li></ul>'.repeat(100)}${'<div>'.repeat(5000)}deep`;
  const long = `<pre>${'line of code\n'.repeat(4000)}</pre>`;
  const odd =
    '<table><tr><td><table><tr><td>in</td></tr></table><img src="/a.png"><h2>head</h2></td></tr></table><li>alone</li></p><td>cell</td><h2></h2><blockquote></blockquote><ul></ul><a href="mailto:no one">mail</a>';
  for (const html of [gutenberg, classic, nested, long, odd]) {
    const { body } = made(html);
    expect(richTextProblem(body)).toBeUndefined();
    expect(unpublishable(body, ofArticles)).toBeUndefined();
  }
});

test('a picture that is not there leaves the way to it, and galleries are pictures', () => {
  expect(
    lines('<p>See <img src="https://old.example/a/b.gif" alt="A plan"> here</p>', false),
  ).toEqual([
    '<paragraph See>',
    '<paragraph [A plan](https://old.example/a/b.gif)>',
    '<paragraph here>',
  ]);
  expect(lines('[gallery ids="9,8"]')).toEqual(['<picture null>']);
  expect(lines('<a href="https://shop.example/x"><img src="/a.png"></a>')).toEqual([
    '<picture null>',
    '<paragraph [https://shop.example/x](https://shop.example/x)>',
  ]);
});

test('the pictures of a text are found before it is made', () => {
  expect([
    ...shownIn({ html: gutenberg, footnotes: [], pictureOf: () => undefined }).pictures,
  ]).toEqual([[`${home}/wp-content/uploads/2019/05/desk-1024x683.png`, 'A desk with two screens']]);
});

function refusalOf(html: string): unknown {
  try {
    made(html);
    return 'taken';
  } catch (error) {
    return error instanceof Error && 'refusal' in error ? error.refusal : error;
  }
}

test('a text whose elements open again and again is refused before it grows', () => {
  const open = Array.from({ length: 1000 }, (_, at) => `<b x${at}>`).join('');
  expect(refusalOf(`<p>${open}${'<p>x'.repeat(3000)}`)).toBe('tangled');
  expect(refusalOf('<b>'.repeat(90_000))).toBe('tangled');
  expect(refusalOf('<p>x</p>'.repeat(90_000))).toBe('taken');
  expect(refusalOf('<p>x</p>'.repeat(110_000))).toBe('tangled');
});

test('a footnote counts as often as it is shown', () => {
  const shown = '<sup data-fn="fn-1"></sup>';
  expect(refusalOf(shown.repeat(1000))).toBe('taken');
  expect(refusalOf(shown.repeat(38_000))).not.toBe('taken');
});

const most = 1_000_000;

// Each took minutes, or has no end in what was read once more for each of its beginnings.
test.each(['[caption]', '[embed]', '<pre ', '[caption', '[/x][x]', ' \n', '\n '])(
  'a million letters of “%s” are read once',
  (piece) => {
    const text = `before${piece.repeat(most / piece.length)}> after`;
    const said = lines(text).join('');
    expect([said.includes('before'), said.includes('after')]).toEqual([true, true]);
  },
  20_000,
);

test('a quote of as many lines as a text may have is made at once', () => {
  const [quote] = made(`<blockquote>${'<p>x</p>'.repeat(90_000)}`).body.root.children;
  expect(quote?.['children']).toHaveLength(2 * 90_000 - 1);
}, 20_000);

test('a code is cut between its characters', () => {
  const codes = JSON.stringify(made(`<pre>x${'🙂'.repeat(30_000)}</pre>`).body);
  // As JSON writes half a character.
  expect(codes).not.toContain(String.raw`\ud83d`);
});
