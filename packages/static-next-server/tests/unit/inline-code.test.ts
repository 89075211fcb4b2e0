import { describe, expect, it } from 'vitest';
import { inlineCode } from '../../src/answers/inline-code.ts';

const scriptsOf = (html: string) =>
  inlineCode(Buffer.from(html)).scripts.map((script) => script.toString());
const stylesOf = (html: string) =>
  inlineCode(Buffer.from(html)).styles.map((style) => style.toString());

describe('the scripts of inlineCode', () => {
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

describe('the styles of inlineCode', () => {
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
