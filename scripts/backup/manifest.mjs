import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../steps/failure.mjs';

/** Counts up when a release writes what earlier ones cannot read. */
const format = 1;

const checked = z.object({
  /** Below the backup's folder, and nowhere else. */
  file: z.string().regex(/^(database|pictures)\/(?!\.\.?$)[^/\\]+$/),
  bytes: z.number(),
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  versions: z.record(z.string(), z.string()),
  /** Those that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    checked.extend({ table: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(checked.extend({ name: z.string().regex(/^(?!\.)[^/\\\0]+$/) })),
  /** Without secrets. */
  settings: z.record(z.string(), z.string()),
  /** Tells whether a restored site has the secret that its second factors are encrypted under. */
  secret: z.string(),
});

/** @typedef {z.infer<typeof manifest>} Manifest */

/** @param {string} folder */
export const manifestFile = (folder) => path.join(folder, 'manifest.json');

/**
 * Comes last: a backup without it is not whole.
 * @param {string} folder
 * @param {Omit<Manifest, 'format'>} about
 */
export function writeManifest(folder, about) {
  const text = JSON.stringify({ format, ...about }, null, 2);
  writeFileSync(manifestFile(folder), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(readFileSync(manifestFile(folder), 'utf8'));
  } catch {
    throw new Failure(
      `${folder} holds no whole backup: its manifest.json is not there or cannot be read.`,
    );
  }
  const read = manifest.safeParse(content);
  if (read.success) return read.data;
  throw new Failure(
    `${manifestFile(folder)} is of another format than this release reads: restore with the release that wrote it.`,
  );
}

/**
 * The same for the same secret, and of no use to find it: it has 256 random bits.
 * @param {string} secret
 */
export const fingerprint = (secret) =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16);

/** @param {Pick<import('./manifest.mjs').Manifest, 'tables' | 'pictures'>} of */
export function countsOf({ tables, pictures }) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...pictures].reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables, ${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
}
