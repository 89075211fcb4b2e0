import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';

import { senderAsPerson } from '@/submissions/records/people/contact';
import { fileSubmissions } from '@/submissions/records/people/file';

import { payload } from './payload';
import { emptyTables } from './submissions/sent-submissions';

/** Submissions, and whoever sent them. */
export async function emptyPeople(): Promise<void> {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM people; DELETE FROM companies`);
}

/** Whom a submission is filed under, once all is. */
export async function filedUnder(submission: string): Promise<string> {
  while (await fileSubmissions());
  return (await senderAsPerson(submission)) ?? 'nobody';
}

export const newKey = (): string => randomUUID();

/** The rows of the tables of people as they are stored, without the log of what was done. */
export async function storedPeople(): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT jsonb_agg(to_jsonb(t) ORDER BY id) FROM people AS t) AS people,
           (SELECT jsonb_agg(to_jsonb(t) ORDER BY id) FROM companies AS t) AS companies,
           (SELECT jsonb_agg(to_jsonb(t) ORDER BY id) FROM contact_details AS t) AS details,
           (SELECT jsonb_agg(to_jsonb(t) ORDER BY key) FROM contact_keys AS t) AS keys,
           (SELECT jsonb_agg(to_jsonb(t) ORDER BY id) FROM submissions AS t) AS submissions`);
  return rows[0] ?? {};
}
