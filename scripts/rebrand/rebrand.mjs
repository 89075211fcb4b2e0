import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../steps/failure.mjs';
import { brandFile, inStyles, paletteStyles, readBrand, readIcon } from './brand.mjs';
import { nearest, weaknesses } from './contrast.mjs';
import { iconDrawing, writeIcons } from './icons.mjs';

/** @typedef {import('./brand.mjs').Brand} Brand */

/**
 * Gives the site another name and other colours, or writes anew what follows from those it has.
 * @param {string} root of the project
 * @param {readonly string[]} wishes as on the command line: `--name`, `Acme`
 * @returns {Promise<Brand>} the brand that it has now
 * @throws {Failure} where a wish cannot be understood, or something could not be read; nothing is
 *   written then
 */
export async function rebrand(root, wishes) {
  const before = readBrand(root);
  const { brand, changed } = wished(before, wishes);
  const problems = unreadable(brand, changed);
  if (problems.length > 0)
    throw new Failure(`Nothing was changed: this could not be read.\n${problems.join('\n')}`);
  writeFileSync(path.join(root, 'brand/brand.json'), brandFile(brand));
  writeFileSync(path.join(root, 'brand/palette.css'), paletteStyles(brand.palette));
  const drawing = iconDrawing(readIcon(root), brand.palette);
  await writeIcons(drawing, brand.palette, path.join(root, 'src/app'));
  return brand;
}

/**
 * @param {Brand} before
 * @param {readonly string[]} wishes
 */
function wished(before, wishes) {
  const names = new Map(Object.keys(before.palette).map((name) => [inStyles(name), name]));
  const options = Object.fromEntries(
    ['name', 'accent-name', 'typeface', ...names.keys()].map((name) => [
      name,
      { type: /** @type {const} */ ('string') },
    ]),
  );
  const values = understood(() => parseArgs({ args: [...wishes], options }).values, options);
  const { name, 'accent-name': accentName, typeface, ...colours } = values;
  /** @type {string[]} */
  const changed = [];
  const palette = { ...before.palette };
  for (const [option, value] of Object.entries(colours)) {
    const key = names.get(option) ?? option;
    const old = palette[key];
    if (typeof value !== 'string' || !old) continue;
    palette[key] = toColour(option, value, old);
    changed.push(key);
  }
  const brand = {
    ...before,
    ...(typeof name === 'string' && { name: name.trim() || before.name }),
    ...(typeof accentName === 'string' && { accentName }),
    ...(typeof typeface === 'string' && { typeface }),
    palette,
  };
  return { brand, changed };
}

/**
 * @template Given
 * @param {() => Given} parse
 * @param {Record<string, unknown>} options
 */
function understood(parse, options) {
  try {
    return parse();
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`${reason}\nIt takes ${known.join(', ')}.`);
  }
}

/**
 * @param {string} option
 * @param {string} value one colour, or one for light and one for dark
 * @param {import('./brand.mjs').Palette[string]} old
 */
function toColour(option, value, old) {
  const [light, dark, ...more] = value.split(',').map((each) => toHex(each.trim()));
  if (!light || dark === null || more.length > 0)
    throw new Failure(
      `--${option} is “${value}”: write a colour as in "#ffc31f", or one for light and one for dark as in "#ffffff,#101418".`,
    );
  // What has one colour for both schemes keeps one.
  return { light, dark: dark ?? (old.light === old.dark ? light : old.dark) };
}

/** @param {string} text @returns {string | null} as #rrggbb */
function toHex(text) {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
  if (!digits) return null;
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/**
 * @param {Brand} brand
 * @param {readonly string[]} changed the colours that somebody wished for: another shade of these does
 * @returns {string[]} in words
 */
function unreadable({ palette }, changed) {
  return weaknesses(palette).map(({ scheme, mark, ground, least, has }) => {
    const moved = changed.includes(mark) || !changed.includes(ground) ? mark : ground;
    const better = nearest(palette, moved, scheme);
    const remedy = better
      ? `the nearest --${inStyles(moved)} that does is ${better}`
      : `no shade of --${inStyles(moved)} does: change --${inStyles(moved === mark ? ground : mark)} as well`;
    return `  ${scheme}: ${inStyles(mark)} on ${inStyles(ground)} has a contrast of ${has.toFixed(2)}, and needs ${least}; ${remedy}.`;
  });
}
