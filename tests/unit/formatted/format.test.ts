import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';

import { formatHtml, formattedMail } from '@/platform/formatted/format-html';
import {
  freeName,
  pictureLine,
  readPicture,
  renamePicture,
  withoutPictures,
} from '@/platform/formatted/pictures';
import { readFormat } from '@/platform/formatted/read-format';

type Node = DefaultTreeAdapterTypes.ChildNode;

const marked = (text: string) => formatHtml(text).replaceAll(/ (?:dir|style)="[^"]*"/g, '');

describe('what is formatted', () => {
  test.each([
    ['One.\n\n\nTwo,\nthree.', '<p>One.</p>\n<p>Two,<br>\nthree.</p>'],
    ['A **bold one**, (**b**).', '<p>A <strong>bold one</strong>, (<strong>b</strong>).</p>'],
    [
      'We need:\n- a\n- **b**',
      '<p>We need:</p>\n<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>',
    ],
    ['3. c\n4. d', '<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>'],
    [
      'See [our plan](https://a.example/x_y_z).',
      '<p>See <a href="https://a.example/x_y_z">our plan</a>.</p>',
    ],
    [
      '**[here](mailto:a@b.example)**',
      '<p><strong><a href="mailto:a@b.example">here</a></strong></p>',
    ],
    [
      'At https://a.example/a_b_c**d**?x=1&y=2, (https://b.example) or https://c.example/a_(b).',
      '<p>At <a href="https://a.example/a_b_c**d**?x=1&amp;y=2">https://a.example/a_b_c**d**?x=1&amp;y=2</a>, (<a href="https://b.example">https://b.example</a>) or <a href="https://c.example/a_(b)">https://c.example/a_(b)</a>.</p>',
    ],
  ])('%j', (text, html) => {
    expect(marked(text)).toBe(html);
  });
});

test('an address of any length is read in one go', () => {
  const odd = ['.', ')', '.)', '(.', '!?'].map((end) => `https://a.example/b${end.repeat(9000)}`);
  for (const text of odd) expect(formatHtml(text)).toContain('https://a.example/b');
  expect(marked('https://a.example/b.))!')).toBe(
    '<p><a href="https://a.example/b">https://a.example/b</a>.))!</p>',
  );
});

describe('what stands for itself', () => {
  test.each([
    'It costs 5 * 3 * 2, or 5*3*2, or 5 ** 3 ** 2, or 2**3 and 4**5.',
    'my_file_name.txt and __init__.py, *one star* and _a line_',
    'a**b** is a part of a word, **c**d too',
    'Two ** stars **, ****, **a*b**, **\nb**',
    '- one line alone',
    '1. also alone',
    '-- \nOneLayer',
    '-5 degrees\n-6 degrees',
    '2024. A year.\n2025. Another.',
    '2. b\n4. d',
    '[x](javascript:alert) [y](//evil.example) [z] (https',
    '<b>no</b> & "no" \'no\'',
  ])('%j', (text) => {
    expect(readFormat(text).every(({ kind }) => kind === 'paragraph')).toBe(true);
    expect(typed(formatHtml(text))).toBe(text);
    expect(formatHtml(text)).not.toMatch(/<(?!\/?(?:p|br)\b)/);
  });
});

test('what others wrote is quoted as it stands', () => {
  const mail = formattedMail('**Ours**', 'Their **words**\n<b>1. a</b>');
  expect(mail).toContain('<strong>Ours</strong></p>');
  expect(mail).toContain('Their **words**<br>\n&lt;b&gt;1. a&lt;/b&gt;');
});

describe('a picture', () => {
  const pictures = new Map([['the dock.png', 'cid:1@a.example']]);
  const line = '[Picture: The <dock>](the dock.png)';

  test('stands where its line does, and only where there is one of its name', () => {
    const html = formatHtml(`Look:\n${line}\nSo.`, pictures);
    expect(html).toMatch(
      /Look:<\/p>\n<p [^>]*><img src="cid:1@a\.example" alt="The &lt;dock&gt;" [^>]*><\/p>\n<p [^>]*>So\./,
    );
    for (const text of [line, `See ${line}`, '[Picture: x](other.png)'])
      expect(typed(formatHtml(text))).toBe(text);
    expect(formatHtml(`See ${line}`, pictures)).not.toContain('<img');
  });

  test('stands in what is quoted as well', () => {
    const mail = formattedMail('Ours', `> a\n${line}\n<b>`, pictures);
    expect(mail).toMatch(/&gt; a<br>\n<img src="cid:1@a\.example"[^>]*><br>\n&lt;b&gt;/);
  });

  test('is named in the plain text, by words or by its file', () => {
    expect(readPicture(pictureLine({ alt: 'A [b]\nc', name: 'a (1).png' }))).toEqual({
      ...{ alt: 'A b c', name: 'a (1).png' },
    });
    expect(readPicture('[Picture: ](the-dock_2.png)')?.alt).toBe('the dock 2');
    expect(readPicture('[Picture: x](plan.pdf)')).toBeNull();
    expect(withoutPictures(`a\n${line}\nb`)).toBe('a\nb');
    expect(withoutPictures(`a\n${line}`, 'other.png')).toBe(`a\n${line}`);
    expect(renamePicture(line, { from: 'the dock.png', to: 'x.png' })).toBe(
      '[Picture: The <dock>](x.png)',
    );
    expect(freeName('a.png', new Set(['a.png', 'a-2.png']))).toBe('a-3.png');
  });
});

/** The notation again, from the HTML. */
function typed(html: string): string {
  return parseFragment(html)
    .childNodes.map((node) => notation(node))
    .filter((text) => text.trim() !== '')
    .join('\n');
}

function notation(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replaceAll('\u00a0', ' ');
  if (!('childNodes' in node)) return '';
  const inner = () => node.childNodes.map((each) => notation(each)).join('');
  const items = () => node.childNodes.filter(({ nodeName }) => nodeName === 'li').map(notation);
  const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
  switch (node.nodeName) {
    case 'p':
    case 'li':
      return inner();
    case 'br':
      return '';
    case 'strong':
      return `**${inner()}**`;
    case 'ul':
      return items()
        .map((item) => `- ${item}`)
        .join('\n');
    case 'ol':
      return items()
        .map((item, at) => `${Number(attribute('start')) + at}. ${item}`)
        .join('\n');
    case 'a': {
      expect(attribute('href')).toMatch(/^(?:https?:\/\/|mailto:)/i);
      return inner() === attribute('href') ? inner() : `[${inner()}](${attribute('href')})`;
    }
    default:
      throw new Error(`Nobody writes ${node.nodeName}`);
  }
}

const pieces = [
  ...[
    '**',
    '*',
    '_',
    '- ',
    '-',
    '1. ',
    '2. ',
    '3.',
    '\n',
    '\n\n',
    ' ',
    '  ',
    '[',
    '](',
    ')',
    '(',
    '**a**',
  ],
  ...[
    'https://a.example/b_c',
    'http://',
    'mailto:a@b.example',
    'javascript:x',
    '<b>',
    '&amp;',
    '"',
    "'",
    '<',
  ],
  ...['a', 'b c', 'é', '🙂', 'שלום', '7', '[w](https://a.example)', '\u00e4', '.', ',', '\t'],
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

/** Empty lines say where paragraphs end; a mail has no other use for them. */
const withoutEmptyLines = (text: string) => text.replaceAll(/\n(?:[^\S\n]*\n)+/g, '\n').trim();

test('whatever is typed comes back from its HTML, which holds nothing else', () => {
  fc.assert(
    fc.property(texts, (any) => {
      const text = any.replaceAll(/[\r\0\u00a0]/g, '');
      expect(withoutEmptyLines(typed(formatHtml(text)))).toBe(withoutEmptyLines(text));
    }),
    { numRuns: 5000 },
  );
});

test('a long text without an end of anything is read in no time', () => {
  for (const part of ['**', '[', '**a ', '[a](', '- ', 'https://', '*', '1. a\n', '- a\n']) {
    const began = process.cpuUsage();
    formatHtml(part.repeat(20_000 / part.length));
    const { user } = process.cpuUsage(began);
    // A fault is minutes.
    expect([part, user < 3_000_000]).toEqual([part, true]);
  }
});
