import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, expect } from 'vitest';

import { env } from '@/env';

import { picturesOf } from '../../../scripts/backup/pictures.mjs';
import { importContent } from '../../../scripts/content/import-content';
import { payload } from '../payload';

export const asServer = {
  context: { disableRevalidate: true },
  overrideAccess: true,
  depth: 0,
} as const;

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

/** Where the export of this name lies. */
export const at = (name: string) => path.join(folder, name);

/** Its files by their names, without the time at which it was made. */
export const filesOf = (name: string) =>
  Object.fromEntries(
    readdirSync(at(name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(at(name), file),
        readFileSync(file, file.endsWith('.json') ? 'utf8' : 'base64').replace(/"madeAt".*/, ''),
      ]),
  );

export const pictures = picturesOf({ ...process.env, MEDIA_DIR: env.MEDIA_DIR });

/** What an export and an import have said. */
export const lines: string[] = [];
export const say = (line: string) => void lines.push(line);

export const importIt = (
  name: string,
  how: 'try' | 'replace' | 'try to replace' | 'into an empty one',
) =>
  importContent(payload, {
    folder: at(name),
    pictures,
    say,
    isDryRun: how.startsWith('try'),
    isReplacing: how.endsWith('replace'),
  });

/** A copy of the first export in which one file says something else. */
export function changed(name: string, file: string, from: string | RegExp, to: string): void {
  if (!existsSync(at(name))) cpSync(at('first'), at(name), { recursive: true });
  const text = readFileSync(path.join(at(name), file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path.join(at(name), file), text.replace(from, to));
}

/**
 * While the tests of a file run there are a page with a draft beside it, a project that was never
 * published, and what names them.
 * @returns their ids, once the tests have begun
 */
export function contentWithDrafts() {
  const ids = { industry: '', project: '' };
  const made: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    // Files of the same settings share this module: the one before took it away.
    mkdirSync(folder, { recursive: true });
    const { docs } = await payload.find({ collection: 'industries', limit: 1, ...asServer });
    const [{ id, title } = { id: '', title: '' }] = docs;
    const of = { collection: 'industries', id, ...asServer } as const;
    await payload.update({ ...of, data: { title: 'Half a thought' }, draft: true });
    const page = { slug: 'work-page', ...asServer } as const;
    const { heading } = await payload.findGlobal(page);
    await payload.updateGlobal({ ...page, data: { heading: 'Not yet' }, draft: true });
    const data = { title: 'Never seen', industries: [id] };
    const never = await payload.create({ collection: 'projects', data, draft: true, ...asServer });
    const redirect = await payload.create({
      collection: 'redirects',
      data: {
        from: '/carried',
        to: { type: 'reference', reference: { relationTo: 'industries', value: id } },
        type: '308',
      },
      ...asServer,
    });
    Object.assign(ids, { industry: id, project: never.id });
    made.push(
      () => payload.delete({ collection: 'redirects', id: redirect.id, ...asServer }),
      () => payload.delete({ collection: 'projects', id: never.id, ...asServer }),
      () => payload.update({ ...of, data: { title, _status: 'published' } }),
      () => payload.updateGlobal({ ...page, data: { heading, _status: 'published' } }),
    );
  });
  afterAll(async () => {
    for (const remove of made) await remove();
    rmSync(folder, { recursive: true });
  });
  return ids;
}
