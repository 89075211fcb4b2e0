import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} dataDir */
export const passwordFile = (dataDir) => path.join(dataDir, 'postgres.password');

/**
 * @param {string} dataDir
 * @returns {string | null}
 */
export function readPassword(dataDir) {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Makes the password of a database that is yet to be made. Of two processes that do so at once the
 * first wins: linking, unlike writing, fails when the name is taken and never shows half a file.
 * @param {string} dataDir
 * @returns {string}
 */
export function makePassword(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${passwordFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, passwordFile(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(passwordFile(dataDir), 'utf8').trim();
}
