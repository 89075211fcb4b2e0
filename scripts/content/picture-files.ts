import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import type { SanitizedConfig } from 'payload';

import { filesOf as filesOfOne, hasFiles } from '~/collections/files/claimed-names';

import { isAsWritten } from '../backup/checked-files.mjs';
import type { Pictures } from '../backup/pictures.mjs';
import { pictureIn, type Content, type Manifest } from './folder';

/** The files that the pictures of an export consist of: each original and its smaller copies. */
export function filesOf({ collections }: SanitizedConfig, content: Content): string[] {
  const names = collections
    .filter(hasFiles)
    .flatMap(({ slug }) => content.collections.get(slug) ?? [])
    .flatMap(({ published }) => filesOfOne(published));
  return [...new Set(names)].sort();
}

interface Given {
  readonly folder: string;
  readonly manifest: Manifest;
  /** What the documents name. */
  readonly wanted: readonly string[];
  readonly pictures: Pictures;
}

/** Compares the files of an export with those that the site has, by their names and contents. */
export async function comparePictures({ folder, manifest, wanted, pictures }: Given) {
  const there = new Set(await pictures.list());
  const written = new Map(manifest.pictures.map((each) => [each.name, each]));
  const compared = {
    missing: new Array<string>(),
    fresh: new Array<string>(),
    same: new Array<string>(),
    other: new Array<string>(),
  };
  for (const name of wanted) {
    const about = written.get(name);
    if (!about || !(await isAsWritten(pictureIn(folder, name), about))) compared.missing.push(name);
    else if (!there.has(name)) compared.fresh.push(name);
    else if ((await sumOf(pictures, name)) === about.sha256) compared.same.push(name);
    else compared.other.push(name);
  }
  return compared;
}

async function sumOf(pictures: Pictures, name: string): Promise<string> {
  const content = await buffer(await pictures.read(name));
  return createHash('sha256').update(content).digest('hex');
}
