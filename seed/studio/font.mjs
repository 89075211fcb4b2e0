// Writes the site's font into a style sheet: node seed/studio/font.mjs
import { readFile, writeFile } from 'node:fs/promises';

const fonts = new URL('../../src/styles/fonts/', import.meta.url);
const font = await readFile(new URL('encode-sans-latin-wdth.woff2', fonts), 'base64');

/*
 * Inside the sheet, which a page waits for before it is painted: a font of its own file comes after
 * the first words, and no fallback is as narrow as our headings, so that everything below them jumps
 * (a layout shift of up to 0.13 was measured).
 */
await writeFile(
  new URL('encode-sans.css', fonts),
  `/* Made by seed/studio/font.mjs, which says why. Variable in weight and width. */
@font-face {
  font-family: 'Encode Sans';
  font-weight: 100 900;
  font-stretch: 75% 125%;
  font-display: block;
  src: url('data:font/woff2;base64,${font}') format('woff2');
}
`,
);
