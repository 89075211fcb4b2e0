import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';

import { removePostgres, startPostgres } from '@packages/embedded-postgres';

import { prepareDatabase, programs } from './web-process';

/** Made once for all sites of a run: to make the pictures of the seed takes ten seconds. */
const filled = path.join(path.dirname(programs), 'filled-site');

/** Puts PostgreSQL's data with the seed in it, and the seed's media, into a folder. */
export async function copyFilledSite(folder: string): Promise<void> {
  if (!existsSync(filled)) await fill();
  // The data may lie elsewhere, and the copy is to have its own.
  cpSync(filled, folder, { recursive: true, dereference: true });
}

/** In a folder beside the final one, so that nobody copies one that is half full. */
async function fill(): Promise<void> {
  const folder = mkdtempSync(`${filled}.unfinished-`);
  const database = await startPostgres({ folder, database: 'site' });
  try {
    await prepareDatabase({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      MEDIA_DIR: path.join(folder, 'media'),
    });
  } finally {
    await database.stop();
  }
  try {
    renameSync(folder, filled);
  } catch (error) {
    await removePostgres(folder);
    // Another worker was quicker.
    if (!existsSync(filled)) throw error;
  }
}
