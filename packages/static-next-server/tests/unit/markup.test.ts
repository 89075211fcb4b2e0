import { describe, expect, it } from 'vitest';
import { Markup } from '../../src/answers/markup.ts';

const scriptsOf = (html: string) => new Markup(Buffer.from(html)).inlineCode.scripts;
const stylesOf = (html: string) => new Markup(Buffer.from(html)).inlineCode.styles;

describe('the scripts of a document', () => {
  it.each([
    ['plain scripts in order', '<script>a()</script><p>x</p><script>b()</script>', ['a()', 'b()']],
    ['tags in any case', '<SCRIPT>a()</ScRiPt>', ['a()']],
    [
      'an end tag with space or attributes',
      '<script>a()</script ><script>b()</script x>',
      ['a()', 'b()'],
    ],
    [
      'attributes that hold a greater-than sign',
      `<script id="a>b" data-x='>'>a()</script>`,
      ['a()'],
    ],
    ['unquoted attributes', '<script id=x async>a()</script>', ['a()']],
    [
      'modules and import maps',
      '<script type=module>a()</script><script type="importmap">{}</script>',
      ['a()', '{}'],
    ],
    ['JavaScript by its old names', '<script type="text/JavaScript">a()</script>', ['a()']],
    ['an empty script', '<script></script>', ['']],
    ['white space as it is', '<script>\n  a()\n</script>', ['\n  a()\n']],
    ['text beyond ASCII', '<script>"£ – 😀"</script>', ['"£ – 😀"']],
    ['a lower-than sign in prose', '<p>1 < 2 <3</p><script>a()</script>', ['a()']],
    ['CRLF as the browser hashes it', '<script>a()\r\nb()\rc()</script>', ['a()\nb()\nc()']],
    ['quotes in unquoted values', `<p title=it's>x</p><script>a()</script>`, ['a()']],
    ['a string that looks like another end tag', '<script>"</scripty>"</script>', ['"</scripty>"']],
  ])('finds %s', (_, html, expected) => {
    expect(scriptsOf(html)).toEqual(expected);
  });

  it.each([
    ['scripts of another file', '<script src="/a.js"></script><script SRC=/b.js async></script>'],
    ['data blocks', '<script type="application/ld+json">{"a":1}</script>'],
    ['comments', '<!-- <script>a()</script> -->'],
    ['comments that end oddly', '<!--> --><!-- <script>a()</script> --!>'],
    [
      'text elements',
      '<title><script>a()</script></title><textarea><script>b()</script></textarea>',
    ],
    ['styles', '<style>/* <script>a()</script> */</style>'],
    ['attribute values', '<p title="<script>a()</script>">x</p>'],
    ['elements with a longer name', '<scripted>a()</scripted>'],
    ['a script that never ends', '<script>a()'],
  ])('leaves out %s', (_, html) => {
    expect(scriptsOf(html)).toEqual([]);
  });

  it('reads what is no HTML in time that grows with its length', () => {
    const hostile = `<a ${'= '.repeat(50_000)}<script>${'"'.repeat(50_000)}`;
    expect(scriptsOf(hostile)).toEqual([]);
  });
});

describe('the styles of a document', () => {
  it.each([
    [
      'elements',
      '<style>p { top: 0 }</style><STYLE media=print>b{}</STYLE>',
      ['p { top: 0 }', 'b{}'],
    ],
    ['attributes', `<p style="top:0">x</p><img STYLE='left:0'/>`, ['top:0', 'left:0']],
    ['attributes of text elements', '<textarea style="top:0"></textarea>', ['top:0']],
    [
      'references as the browser reads them',
      '<p style="background:url(&quot;a?b&amp;c&quot;) &#x27;&lt;&gt;&amp;lt;">',
      [`background:url("a?b&c") '<>&lt;`],
    ],
    ['text beyond ASCII', '<p style="content:\'–\'">', [`content:'–'`]],
  ])('hold %s', (_, html, expected) => {
    expect(stylesOf(html)).toEqual(expected);
  });

  it.each([
    ['comments', '<!-- <p style="top:0"> -->'],
    ['scripts and titles', '<script>"<p style=top:0>"</script><title><p style=a></title>'],
    ['attributes with a longer name', '<p data-style="top:0">'],
    ['text', '<p>style="top:0"</p>'],
  ])('leave out %s', (_, html) => {
    expect(stylesOf(html)).toEqual([]);
  });
});

describe('a document', () => {
  const html =
    '<!doctype html><html><HEAD><title>A £</title><script src=a.js></script></HEAD >' +
    '<body><p  id="b">x<!-- y --><svg><title><b>t</b></title></svg></body></html>';
  const named = (markup: Markup, name: string) =>
    markup.elements.filter((element) => element.name === name);

  it('keeps its bytes where nothing is changed', () => {
    expect(new Markup(Buffer.from(html)).toBuffer().toString()).toBe(html);
  });

  it('loses, changes and gets elements, and its policy knows', () => {
    const markup = new Markup(Buffer.from(html));
    for (const script of named(markup, 'script')) markup.remove(script);
    for (const title of named(markup, 'title').slice(0, 1))
      markup.replace(title, '<style>b{}</style>');
    markup.addToHead('<script>a()</script>');
    markup.addToHead('<script>b()</script>');
    expect(markup.toBuffer().toString()).toBe(
      html
        .replace('<script src=a.js></script>', '<script>a()</script><script>b()</script>')
        .replace('<title>A £</title>', '<style>b{}</style>'),
    );
    expect(markup.inlineCode).toEqual({ scripts: ['a()', 'b()'], styles: ['b{}'] });
  });

  it('without a head gets nothing into it', () => {
    const markup = new Markup(Buffer.from('<p>Busy</p>'));
    markup.addToHead('<script>a()</script>');
    expect(markup.toBuffer().toString()).toBe('<p>Busy</p>');
    expect(markup.inlineCode.scripts).toEqual([]);
  });
});
