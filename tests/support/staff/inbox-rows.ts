import { putSubmissionsAway } from '../faults/database-states';
import { query } from '../site';

/** Stored in another order than they were sent in. */
const messages = [
  ['2026-07-01T23:30:00Z', 'Second', 'second@ledgerloop.example', 'Sent in summer.'],
  ['2026-01-05T09:05:59Z', 'First', 'first+a@ledgerloop.example', 'Sent in winter.'],
  ['2026-11-20T16:42:00Z', 'Third', 'third@ledgerloop.example', 'Sent last.'],
];

/** Puts three contact messages and two quote requests into tables that hold nothing else. */
export async function storeInboxRows(): Promise<void> {
  await putSubmissionsAway();
  for (const message of messages) {
    await query(
      `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
       VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
      message,
    );
  }
  await query(
    `INSERT INTO quote_submissions
       (reference, submitted_at, name, email, phone, company, project_type, budget, timeline, description)
     VALUES
       ('Q-0000-01', '2026-03-09T08:00:00Z', 'Bare', 'bare@ledgerloop.example', NULL, NULL, 'other', NULL,
        NULL, 'Little.'),
       ('Q-0000-02', '2026-03-10T18:07:00Z', 'Whole', 'whole@ledgerloop.example', '020 7946 0000', 'Ledgerloop',
        'businessIntelligence', '50k+', '3months', 'Much.')`,
  );
}

export const emptyInbox = () =>
  query('DELETE FROM contact_submissions; DELETE FROM quote_submissions');

/**
 * Stores contact messages of Sender 1, Sender 2 and so on, the first of them sent last.
 * @param prefix of their references: `C-ROOM-` makes `C-ROOM-1`
 * @param apart the time between two, such as `1 day`
 */
export const storeSenders = (prefix: string, count: number, apart = '1 day') =>
  query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     SELECT $1::text || n, now() - n * $3::interval, 'Sender ' || n,
            'sender' || n || '@ledgerloop.example', 'Message number ' || n
     FROM generate_series(1, $2::integer) AS n`,
    [prefix, count, apart],
  );
