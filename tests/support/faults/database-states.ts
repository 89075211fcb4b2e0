import { Client } from 'pg';

import { query } from '../site';

const tables = ['contact_submissions', 'quote_submissions'];

/** Puts away what the site has stored, so that a test knows every row of both tables. */
export async function putSubmissionsAway(): Promise<void> {
  await bringSubmissionsBack();
  for (const table of tables) {
    await query(
      `ALTER TABLE ${table} RENAME TO ${table}_away;
       CREATE TABLE ${table} (LIKE ${table}_away INCLUDING ALL)`,
    );
  }
}

/** Also after a test run that ended before it could do so. */
export async function bringSubmissionsBack(): Promise<void> {
  for (const table of tables) {
    await query(
      `DO $$ BEGIN
         IF to_regclass('${table}_away') IS NOT NULL THEN
           DROP TABLE ${table};
           ALTER TABLE ${table}_away RENAME TO ${table};
         END IF;
       END $$`,
    );
  }
}

/** Runs a test while a table cannot be read: whoever asks waits, for three seconds at most. */
export async function whileLocked(table: string, run: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await run();
  } finally {
    await client.end();
  }
}

/** Runs a test while the database is changed, and undoes the change whatever the test finds. */
export async function whileChanged(
  change: string,
  undo: string,
  run: () => Promise<void>,
): Promise<void> {
  await query(change);
  try {
    await run();
  } finally {
    await query(undo);
  }
}
