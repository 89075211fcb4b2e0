import { colourOf, schemes } from './brand.mjs';

/** @typedef {import('./brand.mjs').Palette} Palette */
/** @typedef {import('./brand.mjs').Scheme} Scheme */

/** What the design promises (WCAG 2.2): words AAA, signs that colour alone makes AA, edges a bit more. */
const [words, signs, edges, rings] = [7, 4.5, 3.5, 3];

/**
 * What stands on what, and how far they have to be apart. Focus rings are of ink on the page, of
 * `accentInk` on the accent and of the accent on `deep`.
 * @type {readonly (readonly [mark: string, ground: string, least: number])[]}
 */
export const pairs = [
  ...['paper', 'sheet', 'badGround', 'strata1', 'strata2', 'strata3', 'strata4', 'strata5'].map(
    (ground) => /** @type {const} */ (['ink', ground, words]),
  ),
  ['inkSoft', 'paper', words],
  ['inkSoft', 'sheet', words],
  ['accentInk', 'accent', words],
  ['deepInk', 'accentInk', words],
  ['deepInk', 'deep', words],
  ['deepSoft', 'deep', words],
  ['bad', 'paper', signs],
  ['bad', 'sheet', signs],
  ['bad', 'badGround', signs],
  ['unread', 'paper', signs],
  ['unread', 'sheet', signs],
  ['edge', 'paper', edges],
  ['edge', 'sheet', edges],
  ['accent', 'deep', rings],
];

/** @param {string} hex @returns {number[]} red, green and blue, 0 to 255 */
const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = parts(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG counts it. @param {string} one @param {string} other */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * @typedef {object} Weakness
 * @property {Scheme} scheme
 * @property {string} mark
 * @property {string} ground
 * @property {number} least
 * @property {number} has
 */

/** @param {Palette} palette @returns {Weakness[]} where something could not be read */
export const weaknesses = (palette) =>
  schemes.flatMap((scheme) =>
    pairs
      .map(([mark, ground, least]) => ({
        ...{ scheme, mark, ground, least },
        has: contrast(colourOf(palette, mark, scheme), colourOf(palette, ground, scheme)),
      }))
      .filter(({ has, least }) => has < least),
  );

/**
 * The nearest lighter or darker shade of a colour that stands out from all that it meets.
 * @param {Palette} palette
 * @param {string} name
 * @param {Scheme} scheme
 * @returns {string | null} null where there is none: another colour has to change
 */
export function nearest(palette, name, scheme) {
  const given = colourOf(palette, name, scheme);
  const met = pairs.filter(([mark, ground]) => mark === name || ground === name);
  const fits = (/** @type {string} */ tried) =>
    met.every(
      ([mark, ground, least]) =>
        contrast(tried, colourOf(palette, mark === name ? ground : mark, scheme)) >= least,
    );
  for (let share = 0; share <= 1; share += 0.01)
    for (const end of [0, 255]) {
      const tried = `#${parts(given)
        .map((part) => Math.round(part + (end - part) * share))
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`;
      if (fits(tried)) return tried;
    }
  return null;
}
