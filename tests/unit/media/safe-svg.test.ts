import { expect, test } from 'vitest';
import { Parser } from 'htmlparser2';

import { isSvg, safeSvg } from '~/collections/files/safe-svg';

const svg = (inner: string, attributes = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

function safe(source: Buffer): string {
  const made = safeSvg(source);
  if (typeof made === 'string') throw new Error(made);
  return made.data.toString();
}

test('a drawing keeps what draws, and says a size that pages show it in', () => {
  const source = svg(`
    <defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
    <style>.a > rect { fill: url(#g) }</style>
    <g class="a"><rect id="image1" width="40" height="20" onclick="no()"/></g>
    <use xlink:href="#image1" x="3"/><text>Fish &amp; chips</text>`);
  const made = safe(source);
  expect(made).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="1600" height="800">' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a &gt; rect { fill: url(#g) }</style>' +
      '<g class="a"><rect id="image1" width="40" height="20"></rect></g>' +
      '<use href="#image1" x="3"></use><text>Fish &amp; chips</text></svg>',
  );
  // As it is kept it is taken again, byte for byte.
  expect(safe(Buffer.from(made))).toBe(made);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script of another namespace',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  ],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  [
    'a page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  ],
  ['an event', '<rect onload="alert(1)" onmouseover="alert(1)" ONCLICK="alert(1)"/>'],
  [
    'an event by animation',
    '<rect><set attributeName="onmouseover" to="alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/></rect>',
  ],
  ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
  ['an old link', '<a xlink:href="javascript:alert(1)"><rect/></a>'],
  ['a link with a tab in it', '<use href="java&#9;script:alert(1)"/>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a part from elsewhere', '<use xlink:href="https://evil.example/x.svg#a"/>'],
  ['a part in the address', '<use href="data:image/svg+xml;base64,PHN2Zz4#a"/>'],
  ['a filter from elsewhere', '<filter><feImage href="https://evil.example/x"/></filter>'],
  ['a paint from elsewhere', '<rect fill="url(https://evil.example/x#a)"/>'],
  ['a paint with quotes', `<rect fill="url( 'https://evil.example/x#a' )"/>`],
  ['a style from elsewhere', '<style>@import "https://evil.example/x.css";</style>'],
  [
    'a typeface from elsewhere',
    '<style>@font-face { font-family: a; src: url(https://evil.example/x) }</style>',
  ],
  ['a style with escapes', '<rect style="fill: \\75rl(https://evil.example/x)"/>'],
  ['a set of pictures', `<rect style="mask-image: image-set('https://evil.example/x' 1x)"/>`],
  ['a style sheet', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
  [
    'a frame',
    '<iframe src="https://evil.example/"/><embed src="https://evil.example/"/><object data="https://evil.example/"/>',
  ],
  ['a base', '<rect xml:base="https://evil.example/"/>'],
  [
    'a listener',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  ],
  ['data of a program', '<metadata><sodipodi:x onload="alert(1)">alert(1)</sodipodi:x></metadata>'],
  ['a tag that never ends', '<g><script>alert(1)'],
  ['a style in pieces, by an entity', '<style>.a{fill:u&#114;l(https://evil.example/x)}</style>'],
  [
    'a style in pieces, by a comment',
    '<style>.a{fill:u<!-- -->rl(https://evil.example/x)}</style>',
  ],
  [
    'a style in pieces, by CDATA',
    '<style>.a{fill:u<![CDATA[rl(https://evil.example/x)]]>}</style>',
  ],
  ['a style in pieces, by a part', '<style>.a{fill:u<g>x</g>rl(https://evil.example/x)}</style>'],
  ['a rule that loads, in pieces', '<style>&#64;import "https://evil.example/x.css";</style>'],
  [
    'a sign that is left out of a style',
    '<style>.a{fill:u&#xFFFE;rl(https://evil.example/x)}</style>',
  ],
  ['a sign that is left out of a value', '<rect fill="u&#xFFFE;rl(https://evil.example/x)"/>'],
  [
    'an end of a style that is none',
    '<style>a{}</style><![CDATA[</style><script>alert(1)</script>]]>',
  ],
])('%s is not kept', (_, part) => {
  const made = safe(svg(`<circle r="5"/>${part}`));
  expect(made).not.toMatch(/alert|evil|script|javascript|onload|data:|@|<!|<\?|foreign|iframe/i);
  expect(made).toContain('<circle r="5">');
});

test('entities are not made longer', () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const made = safe(Buffer.from(`${laughs}${svg('<text>&c;&f;</text>').toString()}`));
  expect(made.length).toBeLessThan(300);
  expect(made).not.toMatch(/ha|ENTITY|passwd/);
});

test('parts that name parts that name parts are refused', () => {
  const levels = Array.from({ length: 9 }, (_, at) => {
    const uses = `<use href="#l${at}"/>`.repeat(10);
    return `<g id="l${at + 1}">${uses}</g>`;
  });
  const source = svg(`<defs><rect id="l0"/>${levels.join('')}</defs><use href="#l9"/>`);
  expect(source.length).toBeLessThan(5000);
  expect(safeSvg(source)).toMatch(/^This SVG repeats its parts too often/);
  // One that names itself has no end.
  expect(safeSvg(svg('<g id="a"><use href="#a"/></g>'))).toMatch(/^This SVG repeats/);
});

test.each([
  ['no size', svg('<rect/>', '')],
  ['no width', svg('<rect/>', 'width="0" height="10"')],
  ['a line', svg('<rect/>', 'width="100000000" height="1"')],
  ['no number', svg('<rect/>', 'width="1e999" height="NaN"')],
])('%s: it is asked for one', (_, source) => {
  expect(safeSvg(source)).toMatch(/does not say how large/);
});

test.each([
  ['1000000000', '1000000000'],
  ['10', '10'],
])('%s by %s is shown in one size', (width, height) => {
  expect(safeSvg(svg('<rect/>', `width="${width}" height="${height}"`))).toMatchObject({
    width: 1600,
    height: 1600,
  });
});

test('too much of it is refused, each with what to do', () => {
  expect(safeSvg(svg(`<path d="${'M0 0'.repeat(300_000)}"/>`))).toMatch(/more than 1 MB: export/);
  expect(safeSvg(svg('<g/>'.repeat(60_000)))).toMatch(/too many parts/);
  expect(safe(svg('<g>'.repeat(20_000) + '<rect/>')).match(/<g>/g)?.length).toBeLessThan(101);
  expect(safeSvg(svg('<script>alert(1)</script>'))).toMatch(/nothing that can be shown/);
  expect(safeSvg(Buffer.from('<svg'))).toMatch(/nothing that can be shown/);
});

test('what is written is read as well-formed by a parser', () => {
  const made = safe(svg('<g><text a=\'"<\'>a ]]> b &#0; &#xFFFE;</text><path d="M0 0" d2></g>'));
  const open: string[] = [];
  const parser = new Parser(
    { onopentag: (name) => open.push(name), onclosetag: (name) => expect(open.pop()).toBe(name) },
    { xmlMode: true },
  );
  parser.end(made);
  expect(open).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(made).not.toMatch(/\u0000|\uFFFE/);
});

test('a file is known by what it holds, not by its name', () => {
  expect(isSvg(svg(''))).toBe(true);
  expect(isSvg(Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg>`))).toBe(
    true,
  );
  expect(isSvg(Buffer.from('<html><svg>'))).toBe(false);
  expect(isSvg(Buffer.from('\u0089PNG'))).toBe(false);
});

const repeats = /^This SVG repeats its parts too often/;
const nine = Array.from({ length: 9 }, (_, at) => at);

test('parts that name parts in a style are counted too', () => {
  const pattern = (at: number, inner: string) =>
    `<pattern id="p${at + 1}" width="1" height="1">${inner.repeat(10)}</pattern>`;
  const rules = nine.map((at) => `.a${at}{fill:url(#p${at})}`).join('');
  const painted = nine.map((at) => pattern(at, `<rect class="a${at}"/>`)).join('');
  const drawn = `<pattern id="p0"><rect/></pattern>${painted}<rect fill="url(#p9)"/>`;
  expect(safeSvg(svg(`<style>${rules}</style>${drawn}`))).toMatch(repeats);
  // Whatever hides whom a rule is for, it is for all.
  const hidden = '*{/*}.none{*/fill:url(#p1)}';
  const heavy = pattern(0, '<rect/>'.repeat(100));
  const many = '<circle/>'.repeat(1000);
  expect(safeSvg(svg(`<style>${hidden}</style>${heavy}${many}`))).toMatch(repeats);
  // What a group is painted with, its parts are.
  expect(safeSvg(svg(`${heavy}<g fill="url(#p1)">${many}</g>`))).toMatch(repeats);
  const own = '.n{--x:url(#p1);filter:var(--x) var(--x)}';
  expect(safe(svg(`<style>${own}</style>${heavy}`))).not.toContain('--x');
});

test('a drawing as programs write it, with a style for its colours, is kept', () => {
  const rules = nine.map((at) => `.cls-${at}{fill:url(#g${at});font-family:'A B'}`).join('');
  const paints = nine.map((at) => `<linearGradient id="g${at}"><stop/><stop/></linearGradient>`);
  const parts = nine.map((at) => `<path class="cls-${at}" d="M0 0"/>`.repeat(1000));
  const made = safe(svg(`<style>${rules}</style>${paints.join('')}${parts.join('')}`));
  expect(made).toContain('.cls-8{fill:url(#g8)');
});

test('a part is named in one way, and is the first of its name', () => {
  const twice = safe(svg('<g id="a"><rect/></g><g id="a"/><use href="#%61"/><rect id="b"/>'));
  expect(twice.match(/id="a"/g)).toHaveLength(1);
  expect(twice).toContain('<g id="a"><rect>');
  expect(twice).not.toContain('%61');
  expect(safe(svg('<rect fill="url(#%61)"/>'))).not.toContain('url');
});

test('a long chain of names, and a long blank, hold nobody up', () => {
  const chain = Array.from({ length: 15_000 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`);
  expect(safeSvg(svg(chain.join('')))).toMatch(repeats);
  const begun = performance.now();
  const blank = `url(${' '.repeat(400_000)}`;
  expect(safe(svg(`<rect fill="${blank}"/><style>${blank}</style>`))).not.toContain('url');
  // It would be minutes.
  expect(performance.now() - begun).toBeLessThan(2000);
  const path = `M0 0${'1 1 '.repeat(50_000)}`;
  expect(safe(svg(`<path d="${path}"/>`))).toContain(path);
});
