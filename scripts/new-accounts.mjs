import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listAt, readJsonObject } from './json.mjs';

/** @param {string} dataDir */
const noteFile = (dataDir) => path.join(dataDir, 'new-accounts.json');

/**
 * Remembers accounts that were made until their passwords have been shown: the start that makes them
 * may fail later, in the build for example.
 * @param {string} dataDir
 * @param {string[]} made addresses
 * @returns {Set<string>} the addresses of accounts whose passwords nobody has seen
 */
export function noteNewAccounts(dataDir, made) {
  const earlier = listAt(readJsonObject(noteFile(dataDir)), 'emails').map(String);
  const emails = [...earlier, ...made];
  if (made.length > 0) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(noteFile(dataDir), JSON.stringify({ emails }));
  }
  return new Set(emails);
}

/** @param {string} dataDir */
export const forgetNewAccounts = (dataDir) => rmSync(noteFile(dataDir), { force: true });
