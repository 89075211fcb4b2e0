import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a build of Next has what (read in 16.4.6). Plain JavaScript: scripts/ reads this before
 * anything is bundled.
 */

/**
 * A build that was cut off lacks what Next writes last.
 * @param {string} distDir Next's, absolute
 */
export const isWhole = (distDir) => existsSync(path.join(distDir, 'BUILD_ID'));

/**
 * The style sheets of all pages, with the addresses by which pages ask for them.
 * @param {string} distDir Next's, absolute
 */
export function styleSheets(distDir) {
  const folder = path.join(distDir, 'static', 'chunks');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ file: path.join(folder, name), address: `/_next/static/chunks/${name}` }));
}

/**
 * What a build was made from, as JSON. It lies in the build, so that whatever removes that removes
 * this too.
 * @param {string} distDir Next's, absolute
 */
export const originFile = (distDir) => path.join(distDir, 'built-from');

/**
 * Reads of content that earlier builds and processes have kept. Next would build pages with them, whatever
 * has become of the content, or of the code that reads it.
 * @param {string} distDir Next's, absolute
 */
export const keptReads = (distDir) => path.join(distDir, 'cache', 'fetch-cache');

/** Of a build that is made for elsewhere, such as an image, from a database that is thrown away. */
export const ofSeed = 'the seed';

/**
 * @param {string} distDir Next's, absolute
 * @returns {{ code?: unknown, content?: unknown }} empty where nobody noted it
 */
export function readOrigin(distDir) {
  try {
    /** @type {unknown} */
    const origin = JSON.parse(readFileSync(originFile(distDir), 'utf8'));
    return typeof origin === 'object' && origin !== null ? origin : {};
  } catch {
    return {};
  }
}

/**
 * Whether pages are built with the words of the seed: those of another owner, where this one has
 * written his own.
 * @param {string} distDir Next's, absolute
 */
export const holdsSeed = (distDir) => readOrigin(distDir).content === ofSeed;
