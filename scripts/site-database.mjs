import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from './database.mjs';
import { probe, query } from './database-probe.mjs';
import { Failure } from './failure.mjs';
import { isRecord } from './json.mjs';

/**
 * @typedef {object} SiteDatabase
 * @property {string} url
 * @property {string} how how we came by it, in words; empty when it was started
 * @property {() => Promise<void>} stop
 */

/**
 * The database that DATABASE_URL names, else the embedded one.
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {Promise<SiteDatabase>}
 */
export async function openDatabase(dataDir, log) {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const { url, adopted, stop } = await startDatabase({ dataDir, log });
    return { url, how: adopted ? 'was still running' : '', stop };
  }
  await checkGiven(given);
  return { url: given, how: 'your own', stop: () => Promise.resolve() };
}

/** @param {string} url */
async function checkGiven(url) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new Failure(
      'DATABASE_URL is no address of a PostgreSQL: write it as postgres://user:password@host:5432/database, or remove it to use the embedded one.',
    );
  for (const deadline = performance.now() + 30_000; ;) {
    const answer = await probe(url);
    if (answer.kind === 'answers') return;
    if (answer.kind === 'refused') throw new Failure(refusal(answer, parsed));
    if (performance.now() > deadline)
      throw new Failure(
        `The PostgreSQL at ${parsed.host} is starting up or shutting down: try again when it is ready.`,
      );
    await wait(500);
  }
}

/**
 * @param {{ code: string, message: string }} answer
 * @param {URL} url of which the password is never shown
 */
function refusal({ code, message }, url) {
  const database = url.pathname.slice(1);
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL at ${url.host} refuses the user or the password in DATABASE_URL: correct them.`;
  if (code === '3D000')
    return `The PostgreSQL at ${url.host} has no database “${database}”: create it, or correct DATABASE_URL.`;
  return `No PostgreSQL answers at ${url.host} (${code || message}): start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded one.`;
}

/**
 * @param {string} url
 * @returns {Promise<Set<string>>} the addresses of the accounts that the site has already
 */
export async function knownAccounts(url) {
  try {
    const rows = await query(url, 'SELECT email FROM users');
    return new Set(rows.map((row) => (isRecord(row) ? String(row.email) : '')));
  } catch {
    // There is no such table before the first start.
    return new Set();
  }
}
