import pg from 'pg';
import { query } from '../steps/database.mjs';
import { codeOf, Failure } from '../steps/failure.mjs';

/** Where a restore keeps what it is to replace. It goes in the transaction that fills the tables. */
const aside = 'before_restore';

export const forgetAside = `DROP SCHEMA IF EXISTS ${aside} CASCADE`;

/**
 * Puts away what a database holds, and leaves an empty schema in its place.
 * @param {string} url
 */
export async function setAside(url) {
  const extensions = await extensionsInPublic(url);
  const stay = extensions.map((name) => `ALTER EXTENSION ${name} SET SCHEMA public;`);
  const renamed = `ALTER SCHEMA public RENAME TO ${aside}; CREATE SCHEMA public;`;
  try {
    await query(url, [renamed, ...stay].join(' '));
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new Failure(
      'The user of DATABASE_URL does not own all that is in the database, and may not replace it. Nothing was changed: restore as its owner, or into an empty database.',
    );
  }
}

/**
 * Brings back what a restore has put away and did not replace. While that is there, nothing else is whole.
 * @param {string} url
 * @returns {Promise<boolean>} whether there was something
 */
export async function putBack(url) {
  const there = await query(url, 'SELECT FROM pg_namespace WHERE nspname = $1', [aside]);
  if (there.length === 0) return false;
  const extensions = await extensionsInPublic(url);
  const kept = extensions.map((name) => `ALTER EXTENSION ${name} SET SCHEMA ${aside};`);
  const back = `DROP SCHEMA public CASCADE; ALTER SCHEMA ${aside} RENAME TO public;`;
  await query(url, [...kept, back].join(' '));
  return true;
}

/** What depends on them stays with them, wherever it lies. @param {string} url */
async function extensionsInPublic(url) {
  const found = await query(
    url,
    `SELECT extname FROM pg_extension WHERE extnamespace = 'public'::regnamespace`,
  );
  return found.map(({ extname }) => pg.escapeIdentifier(String(extname)));
}
