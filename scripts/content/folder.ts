import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { isDownloadName } from '~/collections/downloads/download-name';
import { isPictureName } from '~/collections/files/picture-header';
import { ledgerEntry } from '~/seed/ledger';

import { Failure } from '../steps/failure.mjs';

/** Counts up when a release writes what earlier ones cannot read. */
const format = 1;

const words = z.record(z.string(), z.unknown());

/** What a document says on the site, and what its draft says where that differs. */
const sides = z.object({ published: words.optional(), draft: words.optional() });

/** As PostgreSQL takes it, which has no year 0. */
const time = z.iso
  .datetime({ offset: true, error: 'This is no time: write it as 2026-11-27T09:30:00.000Z' })
  .regex(/^(?!0000)/, 'This is no time: there was no year 0');

const entry = sides.extend({
  id: z.guid('This is no id: export it again, or write a UUID'),
  createdAt: time,
  updatedAt: time,
});
const entryOfGlobal = sides.extend({ updatedAt: time });

const manifest = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  /** The latest that the database had. */
  migration: z.string(),
  pictures: z.array(
    z.object({
      name: z
        .string()
        .refine(
          (name) => isPictureName(name) || isDownloadName(name),
          'This is no name of a picture or a file that the site takes',
        ),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  /** What the seed wrote and when, so that it does not bring back what somebody deleted. */
  seed: z.record(z.string(), ledgerEntry),
});

export type Entry = z.infer<typeof entry>;
export type EntryOfGlobal = z.infer<typeof entryOfGlobal>;
export type Manifest = Omit<z.infer<typeof manifest>, 'format'>;

/** All content of a site as it lies in a folder; documents and pages by their slugs. */
export interface Content {
  readonly collections: ReadonlyMap<string, Entry[]>;
  readonly globals: ReadonlyMap<string, EntryOfGlobal>;
}

const manifestOf = (folder: string) => path.join(folder, 'manifest.json');
export const pictureIn = (folder: string, name: string) => path.join(folder, 'pictures', name);

/** For nobody else on this machine: drafts stand in it, and the addresses of staff. */
const [filesOfOwner, foldersOfOwner] = [0o600, 0o700];

const write = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, {
    flag: 'wx',
    mode: filesOfOwner,
    flush: true,
  });

/** @throws Failure when there is something in it */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${folder} is not empty: name a folder that is not there yet.`);
  for (const part of ['collections', 'globals', 'pictures'])
    mkdirSync(path.join(folder, part), { recursive: true, mode: foldersOfOwner });
  // It may have been there before, empty.
  chmodSync(folder, foldersOfOwner);
}

export function writeContent(folder: string, { collections, globals }: Content): void {
  for (const [slug, docs] of collections)
    write(path.join(folder, 'collections', `${slug}.json`), docs);
  for (const [slug, global] of globals) write(path.join(folder, 'globals', `${slug}.json`), global);
}

/** Comes last: an export without it is not whole. */
export const writeManifest = (folder: string, about: Manifest): void =>
  write(manifestOf(folder), { format, ...about });

/** @throws Failure when it is no whole export of this format */
export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestOf(folder)))
    throw new Failure(`${folder} holds no whole export: it has no manifest.json.`);
  return read(manifestOf(folder), manifest);
}

/** @throws Failure that names the file that is not as an export has it */
export const readContentOf = (folder: string): Content => ({
  collections: readAll(path.join(folder, 'collections'), z.array(entry)),
  globals: readAll(path.join(folder, 'globals'), entryOfGlobal),
});

function readAll<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [path.basename(name, '.json'), read(path.join(folder, name), schema)]),
  );
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new Failure(`${file} is not as an export has it (${why}).`);
  }
}
