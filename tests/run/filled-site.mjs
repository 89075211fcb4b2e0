import { cp } from 'node:fs/promises';

/**
 * PostgreSQL's data with the seed in it, and the seed's media, at rest. Each run makes it once, for all
 * its sites: to make the pictures of the seed takes ten seconds.
 * @param {NodeJS.ProcessEnv} env of the run
 */
export const filledSite = (env) => env.FILLED_SITE_DIR ?? '';

/**
 * @param {string} source
 * @param {string} target gets it beside what is there
 */
export async function copyFilledSite(source, target) {
  // The data may lie elsewhere, and the copy is to have its own. Not by `cpSync`: in Node 24 it opens
  // folders to everybody, and PostgreSQL refuses such data.
  await cp(source, target, { recursive: true, dereference: true });
}
