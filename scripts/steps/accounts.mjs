import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { query } from './database.mjs';
import { readJson } from './json.mjs';

/** @param {string} dataDir */
const noteFile = (dataDir) => path.join(dataDir, 'new-accounts.json');

/**
 * Remembers accounts that were made until their passwords have been shown: the start that makes them
 * may fail later, in the build for example.
 * @param {string} dataDir
 * @param {string[]} made addresses
 * @returns {string[]} the addresses of accounts whose passwords nobody has seen
 */
export function noteNewAccounts(dataDir, made) {
  const { emails: earlier } = readJson(noteFile(dataDir));
  const emails = [...(Array.isArray(earlier) ? earlier.map(String) : []), ...made];
  if (made.length > 0) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(noteFile(dataDir), JSON.stringify({ emails }));
  }
  return emails;
}

/** @param {string} dataDir */
export const forgetNewAccounts = (dataDir) => rmSync(noteFile(dataDir), { force: true });

/**
 * @param {string} url of the database
 * @param {string[]} emails
 * @returns {Promise<string[]>} those of them that have no account yet
 */
export async function withoutAccount(url, emails) {
  // There is no such table before the first start.
  const rows = await query(url, 'SELECT email FROM users').catch(() => []);
  return emails.filter((email) => !rows.some((row) => row.email === email));
}
