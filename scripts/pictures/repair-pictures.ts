import type { Payload, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';

import { filesOf, hasFiles } from '~/collections/files/claimed-names';
import { tellEveryProcess } from '@/platform/expiry/tell-every-process';
import { mediaFiles } from '@/platform/media/media-files';
import { addressOfDocument } from '@/platform/payload/panel/addresses';

const row = z.looseObject({
  id: z.string(),
  filename: z.string(),
  filesize: z.number(),
  mimeType: z.string(),
});
type Row = z.infer<typeof row>;

/**
 * Gives each picture that shares a file with another one files of its own, made anew from its
 * original. Others keep theirs, and their addresses.
 * @returns whether all could be told apart
 */
export async function repairPictures(payload: Payload, say: (line: string) => void) {
  const lost: string[] = [];
  for (const { slug } of payload.config.collections.filter(hasFiles)) {
    const sharing = await listSharing(payload, slug);
    for (const each of sharing) {
      const name = await makeAnew(payload, slug, each);
      if (name === undefined) lost.push(`${each.filename}: ${addressOfDocument(slug, each.id)}`);
      else say(`${each.filename} is ${name} now`);
    }
    if (sharing.length > 0) await tellEveryProcess([slug]);
  }
  if (lost.length > 0)
    say('Another picture was written over these. Choose the right file for each once more:');
  for (const each of lost) say(`  ${each}`);
  return lost.length === 0;
}

type Slug = SanitizedCollectionConfig['slug'];

/** The older ones first. */
async function listSharing(payload: Payload, slug: Slug): Promise<Row[]> {
  const all = { collection: slug, pagination: false, sort: 'createdAt' };
  const { docs } = await payload.db.find(all);
  const owners = new Map<string, number>();
  const namesOf = (doc: unknown) => filesOf(doc).map((name) => name.toLowerCase());
  for (const name of docs.flatMap(namesOf)) owners.set(name, (owners.get(name) ?? 0) + 1);
  return docs
    .filter((doc) => namesOf(doc).some((name) => (owners.get(name) ?? 0) > 1))
    .flatMap((doc) => row.safeParse(doc).data ?? []);
}

/** @returns the new name; undefined where the original is no longer what was uploaded */
async function makeAnew(payload: Payload, slug: Slug, { id, ...about }: Row) {
  const { filename: name, filesize, mimeType: mimetype } = about;
  const data = await mediaFiles.read(name).catch(() => undefined);
  if (data?.length !== filesize) return undefined;
  const made = await payload.update({
    collection: slug,
    id,
    data: {},
    file: { name, data, mimetype, size: data.length },
    trash: true,
    depth: 0,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });
  return filesOf(made)[0];
}
