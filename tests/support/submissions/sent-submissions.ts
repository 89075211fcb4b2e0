import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';

import { payload } from '../payload';

interface Sent {
  readonly reference: string;
  readonly email?: string;
  /** Days ago. */
  readonly sent?: number;
  /** Days in the trash. */
  readonly trashed?: number | null;
  readonly now?: Date;
}

const day = 24 * 60 * 60 * 1000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString();

/** Stores a contact message past the door. */
export async function contact({
  reference,
  email = 'a@b.example',
  sent = 0,
  trashed = null,
  now = new Date(),
}: Sent): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message, deleted_at)
        VALUES (${reference}, ${before(now, sent)}, 'Ada', ${email}, 'Nine systems.',
                ${trashed === null ? null : before(now, trashed)})
        RETURNING id`,
  );
  return String(rows[0]?.['id']);
}

/** The same, with the time at which it came. */
export const sentAt = (reference: string, at: string) => contact({ reference, now: new Date(at) });

/** Stores a quote request past the door. */
export async function quote({
  reference,
  email = 'a@b.example',
  sent = 0,
  now = new Date(),
}: Sent): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
        VALUES (${reference}, ${before(now, sent)}, 'Ada', ${email}, 'portal', 'Seven.')
        RETURNING id`,
  );
  return String(rows[0]?.['id']);
}

/** What both tables hold. */
export async function kept() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT reference, deleted_at IS NOT NULL AS trashed FROM contact_submissions
        UNION ALL SELECT reference, deleted_at IS NOT NULL FROM quote_submissions ORDER BY reference`,
  );
  return rows;
}

export const emptyTables = () =>
  payload.db.drizzle.execute(
    sql`DELETE FROM thread_entries; DELETE FROM contact_submissions; DELETE FROM quote_submissions;
        DELETE FROM payload_jobs`,
  );

/** A contact message from this address, as the door would store it. */
export async function sendContact(email: string): Promise<string> {
  const id = randomUUID();
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
        VALUES (${id}, ${`C-${id}`}, now(), 'Tom Whitlock', ${email}, 'Staircases.')`,
  );
  return id;
}
