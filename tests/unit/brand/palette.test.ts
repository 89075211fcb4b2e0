import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { colourOf, paletteStyles, readBrand, readIcon, schemes } from '~/scripts/rebrand/brand.mjs';
import { contrast, nearest, pairs, weaknesses } from '~/scripts/rebrand/contrast.mjs';
import { iconDrawing } from '~/scripts/rebrand/icons.mjs';

const { palette } = readBrand('.');

test('style sheets and icon have the colours of brand.json: else run `npm run rebrand`', () => {
  expect(readFileSync('brand/palette.css', 'utf8')).toBe(paletteStyles(palette));
  expect(readFileSync('src/app/icon.svg', 'utf8')).toBe(iconDrawing(readIcon('.'), palette));
});

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s has a contrast of %d at least', (mark, ground, least) => {
    const has = contrast(colourOf(palette, mark, scheme), colourOf(palette, ground, scheme));
    expect(has).toBeGreaterThanOrEqual(least);
  });
});

test('each colour that is read, or that something is read on, is in a pair', () => {
  const paired = new Set(pairs.flatMap(([mark, ground]) => [mark, ground]));
  const unpaired = Object.keys(palette).filter((name) => !paired.has(name));
  // They part what stands apart anyway.
  expect(unpaired).toEqual(['line', 'deepLine']);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffc31f', '#f1f3ef', 1.44],
])('%s on %s has %d, as WCAG counts it', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('the nearest shade of a colour that cannot be read is one that can, and no further off', () => {
  const faint = { ...palette, inkSoft: { light: '#8a9693', dark: '#a5b4ae' } };
  expect(weaknesses(faint).map(({ mark, ground }) => `${mark} on ${ground}`)).toEqual([
    'inkSoft on paper',
    'inkSoft on sheet',
  ]);
  const better = nearest(faint, 'inkSoft', 'light') ?? '';
  const mended = { ...palette, inkSoft: { light: better, dark: '#a5b4ae' } };
  expect(weaknesses(mended)).toEqual([]);
  expect(contrast(better, palette['paper']?.light ?? '')).toBeLessThan(7.2);
});
