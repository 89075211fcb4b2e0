import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePostgres } from '@packages/embedded-postgres';
import { identify, isAlive } from '../../scripts/steps/process-identity.mjs';
import { inProject } from '../../scripts/steps/project.mjs';
import { freePort } from '../../scripts/steps/web-process.mjs';
import { keptBuild } from './kept-build.mjs';

/**
 * @typedef {object} Workspace a folder of this run's own, with all that it writes
 * @property {string} folder
 * @property {NodeJS.ProcessEnv} env a site's settings, none of them from .env
 * @property {ReturnType<typeof keptBuild> | undefined} kept what an earlier run left for this one
 * @property {() => Promise<void>} remove
 */

const prefix = 'test-';

/** Where what outlives a run is kept for whoever looks for the cause of a failure. */
export const keptLogs = () => inProject('.data');

/**
 * @param {boolean} usesKept whether it may go on from what a run before it has built
 * @returns {Promise<Workspace>}
 */
export async function openWorkspace(usesKept) {
  await removeLeftovers();
  const folder = path.join(keptLogs(), `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(ownerFile(folder), identify(process.pid) ?? '');
  const temporary = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  // PostgreSQL runs as another user for root.
  chmodSync(temporary, 0o755);
  writeFileSync(temporaryFile(folder), temporary);
  const kept = usesKept ? keptBuild(path.join(keptLogs(), 'kept-for-tests')) : undefined;
  const { PORT: formerPort, ...settings } = kept?.settings() ?? {};
  const port = await freePort(Number(formerPort ?? 0)).catch(() => freePort());
  return {
    folder,
    kept,
    env: {
      ...testEnvironment(folder, port),
      ...(kept && {
        NEXT_DIST_DIR: kept.distDir,
        FILLED_SITE_DIR: kept.place('filled-site'),
        ...settings,
      }),
      TMPDIR: temporary,
    },
    remove: () => removeWorkspace(folder),
  };
}

/** Of a run that keeps nothing. @param {string} folder */
const filledIn = (folder) => path.join(folder, 'filled-site');

/** @param {string} folder */
const ownerFile = (folder) => path.join(folder, 'owner');

/**
 * Names the run's folder among the system's temporary ones, for whatever its tests leave there.
 * @param {string} folder
 */
const temporaryFile = (folder) => path.join(folder, 'temporary');

/** @param {string} folder */
async function removeWorkspace(folder) {
  await removePostgres(folder);
  // Its data may lie elsewhere, too.
  await removePostgres(filledIn(folder));
  const named = temporaryFile(folder);
  const temporary = existsSync(named) ? [readFileSync(named, 'utf8')] : [];
  for (const each of [...temporary, folder])
    rmSync(each, { recursive: true, force: true, maxRetries: 5 });
}

/** A run that was killed could not tidy up. */
async function removeLeftovers() {
  if (!existsSync(keptLogs())) return;
  const folders = readdirSync(keptLogs(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => path.join(keptLogs(), entry.name));
  for (const folder of folders) {
    const file = ownerFile(folder);
    if (!existsSync(file) || !isAlive(readFileSync(file, 'utf8'))) await removeWorkspace(folder);
  }
}

/**
 * @param {string} folder
 * @param {number} port
 * @returns {NodeJS.ProcessEnv}
 */
function testEnvironment(folder, port) {
  const url = `http://localhost:${port}`;
  return {
    ...process.env,
    ...unset(),
    HOST: '127.0.0.1',
    PORT: String(port),
    SERVER_URL: url,
    BASE_URL: url,
    // For tests that import settings but no database; those that do get the address of one.
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: folder,
    MEDIA_DIR: path.join(folder, 'media'),
    PROGRAMS_DIR: path.join(folder, 'dist'),
    FILLED_SITE_DIR: filledIn(folder),
    // Next takes it relative to the project only.
    NEXT_DIST_DIR: path.relative(inProject(), path.join(folder, 'next')),
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    ADMIN_EMAIL: 'admin@onelayer.example',
    ADMIN_PASSWORD: `Aa1-${randomBytes(12).toString('hex')}`,
    EDITOR_EMAIL: 'editor@onelayer.example',
    EDITOR_PASSWORD: `Aa1-${randomBytes(12).toString('hex')}`,
    // One machine plays all visitors, and fills a form faster than a person.
    SUBMISSION_RATE_LIMIT: '0',
    LOGIN_RATE_LIMIT: '0',
    MIN_FILL_SECONDS: '0',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Next and Payload read .env by themselves; an empty variable wins over it and counts as unset. */
function unset() {
  const example = readFileSync(inProject('.env.example'), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, '']));
}
