import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { readBrand } from '~/scripts/rebrand/brand.mjs';
import { weaknesses } from '~/scripts/rebrand/contrast.mjs';
import { rebrand } from '~/scripts/rebrand/rebrand.mjs';

const written = [
  ...['brand/brand.json', 'brand/palette.css', 'src/app/icon.svg', 'src/app/favicon.ico'],
  ...['apple-icon.png', 'icons/192.png', 'icons/512.png', 'icons/maskable-512.png'].map(
    (file) => `src/app/${file}`,
  ),
];

/** A copy of the brand, and the bytes of what belongs to it. */
function copyOfBrand() {
  const root = mkdtempSync(path.join(tmpdir(), 'brand-'));
  mkdirSync(path.join(root, 'src/app/icons'), { recursive: true });
  for (const file of [...written, 'brand/mark.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(file, path.join(root, file));
  }
  const bytes = () => written.map((file) => readFileSync(path.join(root, file), 'base64'));
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return { root, bytes, text };
}

test('without a wish it writes what is there already', async () => {
  const { root, bytes } = copyOfBrand();
  const before = bytes();
  await rebrand(root, []);
  expect(bytes()).toEqual(before);
});

test('name and colours are changed in the brand, the style sheets and the icons, and nowhere else', async () => {
  const { root, bytes, text } = copyOfBrand();
  const before = bytes();
  await rebrand(root, [
    ...['--name', 'Acme & Sons', '--accent', '5AD1A4', '--accent-name', 'green'],
    ...['--paper', '#fff, #101418', '--ink', '#0b1d2a'],
  ]);
  const { name, accentName, palette } = readBrand(root);
  expect([name, accentName]).toEqual(['Acme & Sons', 'green']);
  expect(palette['accent']).toEqual({ light: '#5ad1a4', dark: '#5ad1a4' });
  expect(palette['paper']).toEqual({ light: '#ffffff', dark: '#101418' });
  expect(palette['ink']).toEqual({ light: '#0b1d2a', dark: '#e8eeea' });
  expect(text('brand/palette.css')).toContain('--paper: light-dark(#ffffff, #101418);');
  expect(text('brand/palette.css')).toContain('--accent: #5ad1a4;');
  expect(text('src/app/icon.svg')).toContain('fill="#5ad1a4"');
  // Each file is another one.
  expect(bytes().map((each, index) => each === before[index])).toEqual(written.map(() => false));
  const files = readdirSync(root, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(written.length + 1);
});

test.each([
  // Too dark for the dark words on it, light and dark.
  ['--accent', '#0b5fff', 'accent'],
  ['--ink-soft', '#9aa5a2', 'inkSoft'],
  ['--paper', '#8c8c8c,#0f1817', 'paper'],
])('%s %s is refused with the nearest that can be read, which is then taken', async (...wish) => {
  const [option, value, key] = wish;
  const { root, bytes } = copyOfBrand();
  const before = bytes();
  const refusal = await rebrand(root, [option, value]).then(() => 'taken', String);
  expect(refusal).toContain('Nothing was changed: this could not be read.');
  expect(bytes()).toEqual(before);
  const [, better = ''] = /the nearest \S+ that does is (#[0-9a-f]{6})/.exec(refusal) ?? [];
  const { palette } = await rebrand(root, [option, better]);
  expect(weaknesses(palette)).toEqual([]);
  expect(palette[key]?.light).toBe(better);
});

test.each([
  [['--accent', 'yellow'], '--accent is “yellow”: write a colour as in "#ffc31f"'],
  [['--accent', '#ffc31f,#fff,#000'], 'write a colour'],
  [['--colour', '#ffc31f'], 'It takes --name, --accent-name'],
  [['Acme'], 'It takes --name'],
  [['--name'], 'It takes --name'],
])('%j is refused with what it takes', async (wishes, reason) => {
  const { root } = copyOfBrand();
  await expect(rebrand(root, wishes)).rejects.toThrow(reason);
});
