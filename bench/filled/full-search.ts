import { randomUUID } from 'node:crypto';

import { ask } from '../../tests/support/sites/load';

/** Words that many articles have, and some that few have. */
const words = [
  ...'software system record account report office manager customer supplier order invoice'.split(
    ' ',
  ),
  ...'delivery schedule ledger payment clinic workshop fleet harbour machine approval contract'.split(
    ' ',
  ),
];

/**
 * Entries of so many published articles of 900 words each, as saves write them: every word stands in most of
 * them, and each has 300 of a vocabulary of 20,000.
 * @param databaseUrl of the site
 */
export async function fillSearch(databaseUrl: string, count: number): Promise<void> {
  const common = words.map((word) => `'${word}'`).join(', ');
  await ask(
    databaseUrl,
    `INSERT INTO search_entries (collection, document, path, title, text, places, words, title_words, made_of, made_by, is_spelt)
     SELECT 'articles', gen_random_uuid()::text, '/insights/filled-' || n, title, body, '[]',
       setweight(to_tsvector('english', title), 'A') || to_tsvector('english', body), to_tsvector('english', title), '2026-01-01', '${randomUUID()}', true
     FROM (
       SELECT n, 'A ' || (ARRAY[${common}])[1 + n % ${words.length}] || ' for the ' || (ARRAY[${common}])[1 + (n / 7) % ${words.length}] || ' number ' || n AS title,
         (SELECT string_agg((ARRAY[${common}])[1 + (n * 31 + at * 17) % ${words.length}] || ' and ' || 'word' || (n * 7919 + at * 104729) % 20000, ' ')
          FROM generate_series(1, 300) AS at) AS body
       FROM generate_series(1, ${count}) AS n
     ) AS made`,
  );
  await ask(
    databaseUrl,
    `INSERT INTO search_words SELECT word FROM (
       SELECT 'word' || at AS word FROM generate_series(0, 19999) AS at UNION SELECT unnest(ARRAY[${common}])
     ) AS all_words ON CONFLICT DO NOTHING`,
  );
  await ask(databaseUrl, 'VACUUM ANALYZE search_entries, search_words');
}
