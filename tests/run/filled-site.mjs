import { cpSync } from 'node:fs';
import path from 'node:path';

/**
 * PostgreSQL's data with the seed in it, and the seed's media. Each run makes it once, for all its
 * sites: to make the pictures of the seed takes ten seconds.
 * @param {string} programs the folder of the run's programs
 */
export const filledSite = (programs) => path.join(path.dirname(programs), 'filled-site');

/**
 * @param {string} programs
 * @param {string} folder gets it beside what is there
 */
export function copyFilledSite(programs, folder) {
  // The data may lie elsewhere, and the copy is to have its own.
  cpSync(filledSite(programs), folder, { recursive: true, dereference: true });
}
