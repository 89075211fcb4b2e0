import { readFileSync } from 'node:fs';

/** The site's letters, in its two files: where the second has no letter, the first is asked. */
const faces = ['letters-rest', 'letters-core'].map((name) => {
  const file = new URL(`../../brand/typeface/${name}.woff2`, import.meta.url);
  const font = readFileSync(file, 'base64');
  return `@font-face{font-family:"Encode Sans";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:400 740;font-stretch:75% 100%}`;
});

/**
 * A picture to be taken: a whole HTML page and the size of its sheet in CSS pixels.
 * @typedef {{ name: string, html: string, width: number, height: number }} Picture
 */

/**
 * Wraps styles and markup in a page that carries the site's font, so that nothing is fetched.
 * @param {string} css
 * @param {string} body
 * @returns {string}
 */
export function page(css, body) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>
${faces.join('\n')}
*{box-sizing:border-box;margin:0;padding:0}
html,body{overflow:hidden}
body{font-family:"Encode Sans",sans-serif;font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;position:relative}
ul,ol{list-style:none}table{border-collapse:collapse}th{text-align:left}svg{display:block}
${css}</style><body>${body}</body></html>`;
}

/** A product screen is laid out on 1000 × 625 CSS pixels and taken at 1.6. */
export const SCREEN = { width: 1000, height: 625 };

/** A gallery drawing is laid out on its own 1600 × 1067 pixels. */
export const DRAWING = { width: 1600, height: 1067 };

/**
 * @param {number} pounds
 * @param {number} [digits]
 * @returns {string}
 */
export function money(pounds, digits = 0) {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `£${pounds.toLocaleString('en-GB', options)}`;
}

/**
 * @param {readonly number[]} values
 * @returns {number}
 */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
