import { command } from '../../tests/support/sites/backup-drill';
import { ask } from '../../tests/support/sites/load';
import type { OwnSite } from '../../tests/support/sites/own-site';

const words = `(ARRAY['thank','you','invoices','clinics','portal','Tuesday','call','budget','stock',
  'migrate','drivers','offer','signed','scope','phase','twice','report','permits','tenants','soon'])`;
const sentence = Array.from(
  { length: 24 },
  (_, turn) => `${words}[1 + (hashint4(n::int * 31 + ${turn}) & 2147483647) % 20]`,
).join(" || ' ' || ");

/** A reply of ours, what came back, and our reply to that, for each submission. */
const threadsOf = (form: 'contact' | 'quote') => `
  INSERT INTO thread_entries
    (id, submission, position, kind, state, address, text, author, written_at, due_at, settled_at,
     tried, status_before, sender, subject, message_id, fingerprint)
  SELECT gen_random_uuid(), id, position,
         CASE WHEN position = 2 THEN 'answer' ELSE 'reply' END,
         CASE WHEN position = 2 THEN 'received' ELSE 'sent' END,
         email, ${sentence} || ' thread' || n, CASE WHEN position = 2 THEN NULL ELSE author END,
         submitted_at + position * interval '1 hour', submitted_at + position * interval '1 hour',
         submitted_at + position * interval '1 hour', 1, 'new',
         CASE WHEN position = 2 THEN name END, CASE WHEN position = 2 THEN 'Re: your message' END,
         CASE WHEN position = 2 THEN '<' || n || '@seeded.example>' END,
         CASE WHEN position = 2 THEN '${form}' || n END
  FROM (
    SELECT s.id, s.email, s.name, s.submitted_at, position, u.id AS author,
           row_number() OVER () AS n
    FROM ${form}_submissions AS s, generate_series(1, 3) AS position,
         (SELECT id FROM users ORDER BY created_at LIMIT 1) AS u
  ) AS entry`;

/** One view for each of what a view can be about, seen on every page with its number. */
const saved = [
  'view=open&assignee=nobody',
  'view=overdue',
  'tab=quote&status=in-progress&projectType=portal',
  'tab=quote&budget=50k%2B&show=answered',
  'source=newsletter',
  'landing=%2Fquote&status=new',
  'reply=late',
  'tab=quote&reply=in-time',
];

/** Fills a site as a busy agency has it after years; gives what its pages are asked for by. */
export async function fillInbox(site: OwnSite, submissions: number) {
  const query = (text: string) => ask(site.databaseUrl, text);
  const { status, said } = await command(
    'seed-submissions',
    [String(submissions / 2)],
    site.settings,
  );
  if (status !== 0) throw new Error(said);
  for (const form of ['contact', 'quote'] as const) {
    await query(threadsOf(form));
    // Somebody who has written 500 times, and work that is assigned and snoozed.
    await query(`UPDATE ${form}_submissions SET email = 'often@seeded.example'
                 WHERE split_part(reference, '-', 3)::int BETWEEN 100 AND 349`);
    await query(`UPDATE ${form}_submissions
                 SET assignee_id = (SELECT id FROM users ORDER BY created_at LIMIT 1)
                 WHERE split_part(reference, '-', 3)::int % 5 = 0`);
    await query(`UPDATE ${form}_submissions SET snoozed_until = now() + interval '3 days'
                 WHERE split_part(reference, '-', 3)::int % 97 = 0`);
    await query(`UPDATE ${form}_submissions SET priority = 'high'
                 WHERE split_part(reference, '-', 3)::int % 61 = 0`);
    await query(`UPDATE ${form}_submissions SET quarantined_for = 'filled-too-fast'
                 WHERE split_part(reference, '-', 3)::int % 211 = 0`);
  }
  // Tags of few and of many, files of every tenth answer, and a reply that is being written.
  await query(`INSERT INTO submission_tags (submission, key, name)
               SELECT id, tag, tag FROM (
                 SELECT id, priority::text FROM contact_submissions
                 UNION ALL SELECT id, priority::text FROM quote_submissions
               ) AS each, unnest(ARRAY['permits', 'fair']) AS tag
               WHERE tag = 'fair' OR priority = 'high'`);
  await query(`INSERT INTO attachments (id, entry, submission, name, size, kind, added_at)
               SELECT gen_random_uuid(), id, submission, 'plan.pdf', 1, 'plain', written_at
               FROM thread_entries WHERE kind = 'answer' AND hashtext(id::text) % 10 = 0`);
  await query(`INSERT INTO attachments (id, author, submission, name, size, kind, added_at)
               SELECT gen_random_uuid(), (SELECT id FROM users ORDER BY created_at LIMIT 1), id,
                      'offer.pdf', 1, 'plain', now()
               FROM quote_submissions ORDER BY submitted_at LIMIT 20`);
  // So many wait to go out later, and so many are nobody's.
  await query(`UPDATE thread_entries SET state = 'waiting', due_at = now() + interval '2 days'
               WHERE id IN (SELECT id FROM thread_entries WHERE position = 3 LIMIT 150)`);
  await query(`INSERT INTO thread_entries
      (id, kind, state, address, text, written_at, due_at, sender, subject, fingerprint)
    SELECT gen_random_uuid(), 'answer', 'unmatched', 'sender' || n || '@seeded.example', 'Hello',
           now(), now(), 'A sender', 'Hello', 'stray' || n
    FROM generate_series(1, 200) AS n`);
  for (const [index, each] of saved.entries())
    await query(`INSERT INTO saved_views (name, query, is_shared)
                 VALUES ('View ${index}', '${each}', true)`);
  for (const table of [
    ...['contact_submissions', 'quote_submissions', 'thread_entries'],
    ...['submission_tags', 'attachments'],
  ])
    await query(`VACUUM ANALYZE ${table}`);
  const idOf = async (where: string) => {
    const [row] = await ask<{ id: string }>(
      site.databaseUrl,
      `SELECT id FROM quote_submissions WHERE ${where} LIMIT 1`,
    );
    return row?.id ?? '';
  };
  const [counts] = await ask<{ submissions: number; entries: number }>(
    site.databaseUrl,
    `SELECT (SELECT count(*) FROM contact_submissions)::int
              + (SELECT count(*) FROM quote_submissions)::int AS submissions,
            (SELECT count(*) FROM thread_entries)::int AS entries`,
  );
  return {
    ...counts,
    one: await idOf(`reference = 'Q-SEED-4321'`),
    often: await idOf(`email = 'often@seeded.example'`),
  };
}
