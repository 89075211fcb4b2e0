import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, Failure } from './failure.mjs';

/**
 * Makes the folders that a site writes into, and writes into each: rights alone do not tell (a disk
 * can be mounted read-only), and a start is better refused than a visitor's picture or message.
 * @param {Record<string, string>} folders by the setting that names them
 */
export function refuseUnwritable(folders) {
  for (const [name, folder] of Object.entries(folders)) {
    const probe = path.join(folder, `.probe-${process.pid}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(probe, '');
      rmSync(probe);
    } catch (error) {
      throw new Failure(
        `${folder} (${name}) cannot be written to (${codeOf(error)}): hand it to this account with chown, or name another folder in ${name}.`,
      );
    }
  }
}
