import { describe, expect, it } from 'vitest';

import { kinds } from '@/forms/kinds';
import { beginningOf, cleanText, isBlank, visibleText } from '@/platform/plain-text';
import { oneLine } from '@/submissions/incoming/mail/clean';

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0\u2003\u3000',
    '\u200b',
    '\u200d\ufe0f',
    '\ufeff',
    '\u2060',
    '\u00ad',
    '\u202e',
    '\u3164',
    '\u2800',
    '\u{e0041}',
    '\u0003',
    '\ud800',
  ])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['.', '0', ' a ', '👩‍💻', '\u200bא', 'é'])('is not: %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a cleaned text', () => {
  it('has one kind of line break', () => {
    expect(cleanText('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
  });

  it('has no control, and keeps tabs, joiners and whole emoji', () => {
    expect(cleanText('a\u0000\u0003\u007f\u009fb\tc 👩‍💻')).toBe('ab\tc 👩‍💻');
  });

  it('has no half of a character', () => {
    expect(cleanText('a\ud83d b')).toBe('a\ufffd b');
  });
});

describe('what is hidden or turned in a text', () => {
  const field = { name: 'said', label: 'Said', required: false, maxLength: 200 };
  const texts = [kinds.text(field), kinds['long-text'](field)];
  it.each([
    ['an override', 'Ada \u202egpj.exe\u202c', 'Ada gpj.exe'],
    ['an embedding', '\u202aAda\u202b', 'Ada'],
    ['isolates', '\u2066Ada\u2067 B\u2068yron\u2069', 'Ada Byron'],
    ['what is out of use', 'Ada\u206a\u206f', 'Ada'],
    ['spaces of no width', 'A\u200bd\u2060a\ufeff', 'Ada'],
    ['remarks between lines', 'A\ufff9d\ufffaa\ufffb', 'Ada'],
  ])('goes: %s', (_name, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    for (const { clean: cleanAnswer } of texts) expect(cleanAnswer(text)).toBe(clean);
    expect(oneLine(text)).toBe(clean);
  });

  it.each([
    ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['Hindi', '\u0915\u094d\u200d\u0937'],
    ['Hebrew', '\u05d0\u05d3\u05d4 (Ada)\u200f'],
    ['a family', '👩‍👩‍👧'],
    ['a flag', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['Mongolian', '\u182d\u180e\u1820'],
  ])('stays where a language or a picture is written with it: %s', (_name, text) => {
    for (const { clean: cleanAnswer } of texts) expect(cleanAnswer(text)).toBe(text);
    expect(oneLine(text)).toBe(text);
  });
});

it('a visible text keeps its spaces and loses what nobody sees', () => {
  expect(visibleText('\u202a+44 20\u200b 7946\u00ad 0991\u202c')).toBe('+44 20 7946 0991');
});

it('a text that has no room ends with a whole character', () => {
  expect(beginningOf('abc', 3)).toBe('abc');
  expect(beginningOf('abcd', 3)).toBe('abc');
  expect(beginningOf('ab😀', 3)).toBe('ab');
});
