import { cp } from 'node:fs/promises';
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
export async function copyFilledSite(folder, target) {
  // The data may lie elsewhere, and the copy is to have its own. Not by `cpSync`: in Node 24 it opens
  // folders to everybody, and PostgreSQL refuses such data.
  await cp(filledSite(folder), target, { recursive: true, dereference: true });
}
