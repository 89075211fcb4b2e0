import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../src/answers/inline-scripts.ts';

const scriptsOf = (html: string) =>
  inlineScripts(Buffer.from(html)).map((script) => script.toString());

describe('inlineScripts', () => {
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
