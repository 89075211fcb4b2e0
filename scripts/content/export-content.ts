import type { Payload } from 'payload';

import { migrations } from '~/migrations';

import { writeChecked } from '../backup/checked-files.mjs';
import type { Pictures } from '../backup/pictures.mjs';
import { Failure } from '../steps/failure.mjs';
import { makeFolder, pictureIn, writeContent, writeManifest, type Manifest } from './folder';
import { filesOf } from './picture-files';
import { readContent } from './read-content';
import { readSeedLedger } from './seed-ledger';

interface Export {
  readonly folder: string;
  /** Where the site keeps its pictures. */
  readonly pictures: Pictures;
  readonly say: (line: string) => void;
}

/**
 * Writes all content into a new folder. The trash and earlier versions stay behind.
 * @throws Failure when the folder has something in it, or the file of a picture is missing
 */
export async function exportContent(
  payload: Payload,
  { folder, pictures, say }: Export,
): Promise<void> {
  makeFolder(folder);
  const content = await readContent(payload);
  writeContent(folder, content);
  for (const [slug, entries] of content.collections) say(`${slug}: ${entries.length}`);
  say(`globals: ${content.globals.size}`);
  const files = filesOf(payload.config, content);
  const kept: Manifest['pictures'] = [];
  for (const name of files) {
    const from = await pictures.read(name).catch(() => null);
    if (from === null)
      throw new Failure(
        `${pictures.where} lacks ${name}, which a picture in /cms needs: upload that picture again, or delete it, and export into another folder.`,
      );
    kept.push({ name, ...(await writeChecked(pictureIn(folder, name), from)) });
    if (kept.length % 50 === 0) say(`files of pictures: ${kept.length} of ${files.length}`);
  }
  say(`files of pictures: ${kept.length}`);
  writeManifest(folder, {
    madeAt: new Date().toISOString(),
    migration: migrations.at(-1)?.name ?? '',
    pictures: kept,
    seed: await readSeedLedger(payload, content),
  });
}
