import { existsSync, readdirSync } from 'node:fs';
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
