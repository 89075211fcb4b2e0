import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { hasDraftsEnabled } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { env } from '@/env';

import { exportContent } from '../../scripts/content/export-content';
import { whatLeaves } from '../../scripts/content/what-leaves';
import {
  asServer,
  at,
  changed,
  contentWithDrafts,
  filesOf,
  importIt,
  pictures,
  say,
} from '../support/content/trip';
import { payload } from '../support/payload';
import { command, type SiteSettings } from '../support/sites/backup-drill';
import { ask } from '../support/sites/load';

const source: SiteSettings = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };
const other: SiteSettings = {
  DATABASE_URL: env.DATABASE_URL.replace(/[^/]*$/, 'carried'),
  MEDIA_DIR: at('media'),
  DATA_DIR: at('.'),
};

const ids = contentWithDrafts();
beforeAll(() => ask(env.DATABASE_URL, 'CREATE DATABASE carried'));
afterAll(() => ask(env.DATABASE_URL, 'DROP DATABASE carried WITH (FORCE)'));

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
    'custom-submissions',
    'honeypot-hits',
    'audit-entries',
    'missing-pages',
    'users',
  ]);
  expect(stays(payload.config.globals, globals)).toEqual(['inbox-settings', 'pipeline']);
  expect(payload.config.globals.filter(hasDraftsEnabled)).toEqual(globals);
});

test(
  'all content goes into an empty database and comes out the same',
  { timeout: 120_000 },
  async () => {
    mkdirSync(at('first'), { mode: 0o755 });
    const out = await command('content/export', [at('first')], source);
    expect([out.status, out.said]).toEqual([0, expect.stringContaining('industries: 13')]);
    for (const name of ['.', ...readdirSync(at('first'), { recursive: true, encoding: 'utf8' })])
      expect([name, statSync(path.join(at('first'), name)).mode & 0o077]).toEqual([name, 0]);
    const back = await command('content/import', [at('first')], other);
    expect([back.status, back.said]).toEqual([
      0,
      expect.stringContaining('13 come (1 with a draft)'),
    ]);
    const again = await command('content/export', [at('again')], other);
    expect([again.status, again.said]).toEqual([0, expect.anything()]);
    expect(filesOf('again')).toEqual(filesOf('first'));
    for (const table of ['users', 'contact_submissions', 'quote_submissions']) {
      const rows = await ask(other.DATABASE_URL, `SELECT count(*)::int FROM ${table}`);
      expect(rows).toEqual([{ count: 0 }]);
    }
    const said = readFileSync(at('first/collections/industries.json'), 'utf8');
    expect(said).toContain('Half a thought');
    expect(said).not.toContain('changedBy');
    // Words are named as in any release, wherever this one stores them.
    const words: unknown = JSON.parse(readFileSync(at('again/globals/small-words.json'), 'utf8'));
    expect(words).toMatchObject({ published: { home: { seeWork: 'See Our Work' } } });
    expect(words).not.toHaveProperty('published.words');
  },
);

test(
  'what is there goes, and documents that name each other come',
  { timeout: 60_000 },
  async () => {
    await payload.delete({ collection: 'testimonials', where: {}, ...asServer });
    // Wherever an id stands it means the document: here in a text.
    const file = 'collections/industries.json';
    changed('circle', file, /(?<="intro": )".*"(?=,)/, `"As in ${ids.project}"`);
    expect(readFileSync(path.join(at('circle'), file), 'utf8')).toContain(ids.industry);
    await importIt('circle', 'replace');
    await exportContent(payload, { folder: at('circled'), pictures, say });
    expect(filesOf('circled')).toEqual(filesOf('circle'));
    await importIt('first', 'replace');
  },
);
