import { randomUUID } from 'node:crypto';

import type { Payload, TypedUser } from 'payload';

import { readExport } from './file/read-export';
import { RefusedFile } from './file/refused-file';
import { GivenFiles } from './given/given-files';
import { planImport } from './plan/plan-import';
import {
  addFile,
  addItems,
  beginImport,
  endTrial,
  settleImport,
  type ImportItem,
} from './records/imports';

/** So many wait at most, of all that somebody tried. */
const mostWaiting = 5;
const lettersAtOnce = 1_000_000;

interface Given {
  /** As the export is called. */
  readonly name: string;
  readonly file: Blob;
  /** Pictures, or a ZIP file of these. */
  readonly beside: readonly File[];
}

/**
 * Keeps what an export would bring for a dry run; nothing else is written.
 * @returns the id of the import
 * @throws RefusedFile
 */
export async function takeExport(
  payload: Payload,
  user: TypedUser,
  { name, file, beside }: Given,
): Promise<string> {
  const read = await readExport(file);
  if (read.posts.length === 0) throw new RefusedFile('empty');
  const given = await GivenFiles.of(beside);
  const { found, items, paths, files } = await planImport(payload, read, given);
  const id = randomUUID();
  const tried = { id, by: user.id, name, site: read.site, found, paths, items: 0 };
  if (!(await beginImport(tried, mostWaiting))) throw new RefusedFile('waiting');
  try {
    for (const some of inPortions(items)) await addItems(id, some);
    let broken = 0;
    for (const [key, entry] of files) {
      const bytes = await given.bytesOf(entry);
      if (bytes === null) broken += 1;
      else await addFile(id, key, bytes);
    }
    const pictures = { ...found.pictures, given: Math.max(0, found.pictures.given - broken) };
    await endTrial(id, { found: { ...found, pictures }, items: items.length });
    return id;
  } catch (error) {
    await settleImport(id, 'stopped');
    throw error;
  }
}

/** Each as long as a statement may well be. */
function* inPortions(items: readonly ImportItem[]): Generator<readonly ImportItem[]> {
  let portion: ImportItem[] = [];
  let letters = 0;
  for (const item of items) {
    portion.push(item);
    letters += JSON.stringify(item.data).length;
    if (letters < lettersAtOnce) continue;
    yield portion;
    portion = [];
    letters = 0;
  }
  if (portion.length > 0) yield portion;
}
