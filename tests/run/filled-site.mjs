import { cpSync } from 'node:fs';
import path from 'node:path';

/**
 * PostgreSQL's data with the seed in it, and the seed's media. Each run makes it once, for all its
 * sites: to make the pictures of the seed takes ten seconds.
 * @param {string} folder of the run
 */
export const filledSite = (folder) => path.join(folder, 'filled-site');

/**
 * @param {string} folder of the run
 * @param {string} target gets it beside what is there
 */
export function copyFilledSite(folder, target) {
  // The data may lie elsewhere, and the copy is to have its own.
  cpSync(filledSite(folder), target, { recursive: true, dereference: true });
}
