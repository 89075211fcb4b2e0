import { describe, expect, it } from 'vitest';

import { cleanText, isBlank, visibleText } from '@/platform/plain-text';

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

it('a visible text keeps its spaces and loses what nobody sees', () => {
  expect(visibleText('\u202a+44 20\u200b 7946\u00ad 0991\u202c')).toBe('+44 20 7946 0991');
});
