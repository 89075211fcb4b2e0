import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour as in #ffc31f');
const colour = z.object({ light: hex, dark: hex });
const shapes = z.object({ lines: z.string(), weight: z.number(), bar: z.string() });

const brand = z.object({
  name: z.string().min(1),
  typeface: z.string().min(1),
  accentName: z.string().min(1),
  palette: z.record(z.string(), colour),
});
const mark = z.object({ icon: shapes.extend({ size: z.number() }) });

/** @typedef {z.infer<typeof brand>} Brand */
/** @typedef {Brand['palette']} Palette */
/** @typedef {keyof z.infer<typeof colour>} Scheme */

export const schemes = /** @type {const} */ (['light', 'dark']);

/** @param {string} root of the project @param {string} file @returns {unknown} */
function read(root, file) {
  /** @type {unknown} */
  const value = JSON.parse(readFileSync(path.join(root, 'brand', file), 'utf8'));
  return value;
}

/** @param {string} root of the project */
export const readBrand = (root) => brand.parse(read(root, 'brand.json'));

/** @param {string} root of the project */
export const readIcon = (root) => mark.parse(read(root, 'mark.json')).icon;

/**
 * @param {Palette} palette
 * @param {string} name
 * @param {Scheme} scheme
 */
export function colourOf(palette, name, scheme) {
  const found = palette[name];
  if (!found) throw new Error(`brand/brand.json has no colour “${name}”`);
  return found[scheme];
}

/** `inkSoft` as the style sheets call it: `ink-soft`. @param {string} name */
export const inStyles = (name) =>
  name.replaceAll(/[A-Z]|\d+/g, (found) => `-${found.toLowerCase()}`);

/** As `npm run format` leaves it: a colour a line. @param {Brand} given */
export const brandFile = (given) =>
  `${JSON.stringify(given, null, 2).replaceAll(/\{\s+("light": "#\w+"),\s+("dark": "#\w+")\s+\}/g, '{ $1, $2 }')}\n`;

/** How much of the ink the hatches of drawings have: 55% and 36%. @type {Record<Scheme, string>} */
const hatches = { light: '8c', dark: '5c' };

/** @param {Palette} palette @returns {string} the palette as the style sheets take it */
export function paletteStyles(palette) {
  const lines = Object.entries(palette).map(([name, { light, dark }]) => {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    return `  --${inStyles(name)}: ${value};\n`;
  });
  const [light, dark] = schemes.map((scheme) => colourOf(palette, 'ink', scheme) + hatches[scheme]);
  const hatch = `  --hatch: light-dark(${light}, ${dark});\n`;
  return `/* Written by \`npm run rebrand\` from brand.json. */\n:root {\n${lines.join('')}${hatch}}\n`;
}
