import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { darkPaper, palette } from '@/ui/styles/palette';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** What tokens.css gives a name in the light and in the dark scheme. */
function token(name: string): [light: string, dark: string] {
  const value = new RegExp(`--${name}: (?:light-dark\\((.+), (.+)\\)|(.+));`).exec(tokens);
  return [value?.[1] ?? value?.[3] ?? '', value?.[2] ?? value?.[3] ?? ''];
}

test('mails, share images and icons have the colours of the theme', () => {
  const { strata, inkSoft, oneInk, ...plain } = palette;
  for (const [name, colour] of Object.entries({ ...plain, 'ink-soft': inkSoft, 'one-ink': oneInk }))
    expect([name, colour]).toEqual([name, token(name)[0]]);
  for (const [index, colour] of strata.entries())
    expect(colour).toBe(token(`strata-${index + 1}`)[0]);
  expect(darkPaper).toBe(token('paper')[1]);
});
