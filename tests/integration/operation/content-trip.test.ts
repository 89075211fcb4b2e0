import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

import { Client } from 'pg';
import { hasDraftsEnabled } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { env } from '@/env';

import { picturesOf } from '../../../scripts/backup/pictures.mjs';
import { exportContent } from '../../../scripts/content/export-content';
import { importContent } from '../../../scripts/content/import-content';
import { readContent } from '../../../scripts/content/read-content';
import { whatLeaves } from '../../../scripts/content/what-leaves';
import { payload } from '../../support/payload';
import { command, type SiteSettings } from '../../support/sites/backup-drill';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const at = (name: string) => path.join(folder, name);
const source: SiteSettings = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };
const other: SiteSettings = {
  DATABASE_URL: env.DATABASE_URL.replace(/[^/]*$/, 'carried'),
  MEDIA_DIR: at('media'),
  DATA_DIR: folder,
};

async function ask(statement: string, url = env.DATABASE_URL) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}

const asServer = { context: { disableRevalidate: true }, overrideAccess: true, depth: 0 } as const;

/** Its files by their names, without the time at which it was made. */
const filesOf = (name: string) =>
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

/** What the tests need of the site: an industry, and a project that names it. */
let industry = '';
let project = '';
const made: (() => Promise<unknown>)[] = [];
const lines: string[] = [];
const pictures = picturesOf({ ...process.env, MEDIA_DIR: env.MEDIA_DIR });
const say = (line: string) => void lines.push(line);

const importIt = (name: string, how: 'try' | 'replace' | 'try to replace' | 'into an empty one') =>
  importContent(payload, {
    folder: at(name),
    pictures,
    say,
    isDryRun: how.startsWith('try'),
    isReplacing: how.endsWith('replace'),
  });

const countVersions = async () =>
  (await payload.countVersions({ collection: 'industries', ...asServer })).totalDocs;

/** A copy of an export in which one file says something else. */
function changed(name: string, file: string, from: string | RegExp, to: string): void {
  if (!existsSync(at(name))) cpSync(at('first'), at(name), { recursive: true });
  const text = readFileSync(path.join(at(name), file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path.join(at(name), file), text.replace(from, to));
}

/** A page with a draft beside it, one that was never published, and what names them. */
beforeAll(async () => {
  await ask('CREATE DATABASE carried');
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
  [industry, project] = [id, never.id];
  made.push(
    () => payload.delete({ collection: 'redirects', id: redirect.id, ...asServer }),
    () => payload.delete({ collection: 'projects', id: project, ...asServer }),
    () => payload.update({ ...of, data: { title, _status: 'published' } }),
    () => payload.updateGlobal({ ...page, data: { heading, _status: 'published' } }),
  );
});
afterAll(async () => {
  for (const remove of made) await remove();
  await ask('DROP DATABASE carried WITH (FORCE)');
  rmSync(folder, { recursive: true });
});

test('every collection and page of the config either comes along or says why not', () => {
  const { collections, globals } = whatLeaves(payload.config);
  const stays = (all: readonly { slug: string }[], leaving: readonly { slug: string }[]) =>
    all
      .map(({ slug }) => slug)
      .filter(
        (slug) => !slug.startsWith('payload-') && !leaving.some((each) => each.slug === slug),
      );
  expect(stays(payload.config.collections, collections)).toEqual([
    'contact-submissions',
    'quote-submissions',
    'honeypot-hits',
    'audit-entries',
    'missing-pages',
    'users',
  ]);
  expect(stays(payload.config.globals, globals)).toEqual(['inbox-settings']);
  expect(payload.config.globals.filter(hasDraftsEnabled)).toEqual(globals);
});

test(
  'all content goes into an empty database and comes out the same',
  { timeout: 120_000 },
  async () => {
    const out = await command('content/export', [at('first')], source);
    expect([out.status, out.said]).toEqual([0, expect.stringContaining('industries: 13')]);
    const back = await command('content/import', [at('first')], other);
    expect([back.status, back.said]).toEqual([
      0,
      expect.stringContaining('13 come (1 with a draft)'),
    ]);
    const again = await command('content/export', [at('again')], other);
    expect([again.status, again.said]).toEqual([0, expect.anything()]);
    expect(filesOf('again')).toEqual(filesOf('first'));
    for (const table of ['users', 'contact_submissions', 'quote_submissions']) {
      const { rows } = await ask(`SELECT count(*)::int FROM ${table}`, other.DATABASE_URL);
      expect(rows).toEqual([{ count: 0 }]);
    }
    const said = readFileSync(at('first/collections/industries.json'), 'utf8');
    expect(said).toContain('Half a thought');
    expect(said).not.toContain('changedBy');
  },
);

test('content that is there is lost only to who says so', async () => {
  const before = await readContent(payload);
  const inTheWay = /13 industries.*npm run backup.*--replace/s;
  await expect(importIt('first', 'into an empty one')).rejects.toThrow(inTheWay);
  await expect(importIt('first', 'try')).rejects.toThrow(inTheWay);
  expect(await readContent(payload)).toEqual(before);
});

test('a dry run says what would come, and changes nothing', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  lines.length = 0;
  await importIt('first', 'try to replace');
  expect(lines).toContain('industries: 13 come (1 with a draft), 13 are there');
  expect(lines.at(-1)).toMatch(/nothing has changed/);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test('it names every file that is missing and every document that is refused, and takes none', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  changed('broken', 'collections/testimonials.json', /"quote": ".*"/, '"quote": null');
  changed('broken', 'collections/faqs.json', /"slug": ".*"|"question": ".*"/, '"question": null');
  rmSync(path.join(at('broken'), 'pictures', 'deelflo.jpeg'));
  const problems = [
    /pictures\/deelflo\.jpeg is missing or damaged/,
    /testimonials .*: quote: This field is required/,
    /faqs .*: question: This field is required/,
  ];
  const tried = await importIt('broken', 'try to replace').catch(String);
  for (const problem of problems) expect(tried).toMatch(problem);
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[0]);
  cpSync(at('first/pictures'), at('broken/pictures'), { recursive: true });
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[1]);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test('an export of a later release, and half of one, are refused', async () => {
  changed('later', 'manifest.json', /"migration": ".*"/, '"migration": "29990101_000000_later"');
  await expect(importIt('later', 'try to replace')).rejects.toThrow('later release');
  rmSync(path.join(at('later'), 'manifest.json'));
  await expect(importIt('later', 'replace')).rejects.toThrow('no whole export');
});

test(
  'what is there goes, and documents that name each other come',
  { timeout: 60_000 },
  async () => {
    await payload.delete({ collection: 'testimonials', where: {}, ...asServer });
    // Wherever an id stands it means the document: here in a text.
    const file = 'collections/industries.json';
    changed('circle', file, /(?<="intro": )".*"(?=,)/, `"As in ${project}"`);
    expect(readFileSync(path.join(at('circle'), file), 'utf8')).toContain(industry);
    await importIt('circle', 'replace');
    await exportContent(payload, { folder: at('circled'), pictures, say });
    expect(filesOf('circled')).toEqual(filesOf('circle'));
    await importIt('first', 'replace');
  },
);
