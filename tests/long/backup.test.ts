import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';

import { settingNames, settingsWithoutSecrets } from '../../scripts/backup/settings.mjs';
import { startBucket } from '../support/cluster/bucket';
import { checksums, command, wipe, type SiteSettings } from '../support/sites/backup-drill';
import { ask as askDatabase } from '../support/sites/load';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const backup = (name: string) => path.join(folder, name);
const source: SiteSettings = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };
const other: SiteSettings = {
  DATABASE_URL: env.DATABASE_URL.replace(/[^/]*$/, 'restored'),
  MEDIA_DIR: path.join(folder, 'media'),
  DATA_DIR: folder,
};

const ask = (statement: string, url = env.DATABASE_URL) => askDatabase(url, statement);

const rowsOf = (sums: Record<string, unknown>) =>
  z.object({ rows: z.number() }).parse(sums.contact_submissions).rows;

beforeAll(async () => {
  await ask('CREATE DATABASE restored');
});
afterAll(async () => {
  await ask('DROP DATABASE restored WITH (FORCE)');
  rmSync(folder, { recursive: true });
});

test('a site goes into another database and folder', { timeout: 120_000 }, async () => {
  const made = await command('backup', [backup('first')], source);
  expect(made.said).toMatch(/\d+ rows of \d+ tables, \d+ pictures, [\d.]+ MB in /);
  expect(made.status).toBe(0);
  const restored = await command('restore', [backup('first')], other);
  expect(restored.said).toMatch(/\d+ rows of \d+ tables, \d+ pictures, .* are back/);
  expect(await checksums(other)).toEqual(await checksums(source));
});

test(
  'the drill: 300 submissions of each kind, content and pictures out, lost, and back',
  {
    timeout: 120_000,
  },
  async () => {
    expect((await command('seed-submissions', ['300'], other)).status).toBe(0);
    const before = await checksums(other);
    expect(rowsOf(before)).toBeGreaterThanOrEqual(300);
    expect((await command('backup', [backup('drill')], other)).status).toBe(0);
    rmSync(other.MEDIA_DIR, { recursive: true });
    await wipe(other);
    expect((await command('restore', [backup('drill')], other)).status).toBe(0);
    expect(await checksums(other)).toEqual(before);
  },
);

test('what is there is lost only to who says so', { timeout: 120_000 }, async () => {
  await ask('DELETE FROM contact_submissions', other.DATABASE_URL);
  const refused = await command('restore', [backup('drill')], other);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/database is not empty.*holds \d+ pictures.*--replace/s);
  expect(rowsOf(await checksums(other))).toBe(0);
  expect((await command('restore', [backup('drill'), '--replace'], other)).status).toBe(0);
  expect(rowsOf(await checksums(other))).toBeGreaterThanOrEqual(300);
});

test('a damaged backup changes nothing', { timeout: 120_000 }, async () => {
  appendFileSync(path.join(backup('first'), 'database', 'users.copy.gz'), 'x');
  const before = await checksums(other);
  const refused = await command('restore', [backup('first'), '--replace'], other);
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('users.copy.gz')]);
  rmSync(path.join(backup('first'), 'manifest.json'));
  expect((await command('restore', [backup('first'), '--replace'], other)).said).toContain(
    'no whole backup',
  );
  expect(await checksums(other)).toEqual(before);
});

const manifestOf = z.looseObject({
  migrations: z.array(z.string()),
  tables: z.array(
    z.looseObject({ table: z.string(), rows: z.number(), columns: z.array(z.string()) }),
  ),
  pictures: z.array(z.looseObject({ name: z.string() })),
});
type Manifest = z.infer<typeof manifestOf>;

describe('a backup that does not fit', () => {
  const accounts = ({ tables }: Manifest) => tables.filter(({ table }) => table === 'users');
  const wrong: [what: string, change: (manifest: Manifest) => void, says: string][] = [
    ['counts one row more', (of) => accounts(of).forEach((each) => (each.rows += 1)), 'users got'],
    ['has an unknown table', (of) => accounts(of).forEach((each) => (each.table = 'none')), 'none'],
    [
      'has an unknown column',
      (of) => accounts(of).forEach((each) => each.columns.push('x')),
      'fill users',
    ],
    [
      'leads out of its folder',
      (of) => of.pictures.forEach((each) => (each.name = '..')),
      'format',
    ],
  ];

  test.each(wrong)(
    'since it %s leaves what is there',
    { timeout: 120_000 },
    async (_, change, says) => {
      const file = path.join(backup('drill'), 'manifest.json');
      const written = readFileSync(file, 'utf8');
      const manifest = manifestOf.parse(JSON.parse(written));
      change(manifest);
      writeFileSync(file, JSON.stringify(manifest));
      const before = await checksums(other);
      const refused = await command('restore', [backup('drill'), '--replace'], other);
      writeFileSync(file, written);
      expect([refused.status, refused.said]).toEqual([1, expect.stringContaining(says)]);
      expect(await checksums(other)).toEqual(before);
    },
  );
});

test('a restore that was cut off is taken back by the next one', { timeout: 120_000 }, async () => {
  const before = await checksums(other);
  await ask(
    'ALTER SCHEMA public RENAME TO before_restore; CREATE SCHEMA public',
    other.DATABASE_URL,
  );
  const answer = await command('restore', [backup('drill')], other);
  expect([answer.status, answer.said]).toEqual([1, expect.stringMatching(/is back.*not empty/s)]);
  expect(await checksums(other)).toEqual(before);
});

test('a backup of a later release waits for that release', async () => {
  const file = path.join(backup('drill'), 'manifest.json');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.replace(/"migrations": \[/, '$& "29990101_000000_later",'));
  const refused = await command('restore', [backup('drill'), '--replace'], other);
  writeFileSync(file, written);
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('later release')]);
});

test('nobody else may read it, and no secret is in it', () => {
  const file = path.join(backup('drill'), 'manifest.json');
  for (const name of ['.', ...readdirSync(backup('drill'), { recursive: true, encoding: 'utf8' })])
    expect([name, statSync(path.join(backup('drill'), name)).mode & 0o077]).toEqual([name, 0]);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(env.PAYLOAD_SECRET);
  expect(text).not.toContain(new URL(env.DATABASE_URL).password);
  const names = settingNames(readFileSync('.env.example', 'utf8'));
  expect(names).toContain('SERVER_URL');
  const planted = Object.fromEntries(names.map((name) => [name, `planted ${name}`]));
  const shown = Object.values(settingsWithoutSecrets(names, planted)).join();
  for (const name of ['PAYLOAD_SECRET', 'DATABASE_URL', 'SMTP_URL'])
    expect(shown).not.toContain(`planted ${name}`);
  const url = { SERVER_URL: 'https://ann:pass@site.test' };
  expect(settingsWithoutSecrets(['SERVER_URL'], url)).toEqual({
    SERVER_URL: '(set; kept elsewhere)',
  });
});

test('pictures move into a bucket, and out of it', { timeout: 120_000 }, async () => {
  const bucket = await startBucket();
  try {
    const inBucket = { ...other, ...bucket.settings };
    await wipe(other);
    expect((await command('restore', [backup('drill')], inBucket)).status).toBe(0);
    expect((await command('backup', [backup('bucket')], inBucket)).status).toBe(0);
  } finally {
    await bucket.close();
  }
  const picturesOf = (name: string) =>
    z
      .object({ pictures: z.array(z.object({ name: z.string(), sha256: z.string() })) })
      .parse(JSON.parse(readFileSync(path.join(backup(name), 'manifest.json'), 'utf8'))).pictures;
  expect(picturesOf('bucket')).toEqual(picturesOf('drill'));
});
