import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';

import { wordsOf } from './plain';
import { searchEntries, searchWords } from './tables';

const entry = z.object({
  document: z.string(),
  madeOf: z.string(),
  title: z.string(),
  text: z.string(),
});
const answer = z.object({ rows: z.array(entry) });

const atOnce = 50;

/** Letters of a word that somebody may mistype: for a shorter one every other would do. */
const lengths = { least: 3, most: 40 } as const;

/**
 * Takes the words of new entries into the list of spellings. Not in the transaction of the document: of two
 * that bring the same new word one would wait for the other, and of two that bring several, both.
 */
export async function spellNew({ db: { drizzle } }: Payload): Promise<void> {
  const { document, madeOf, title, text, isSpelt } = searchEntries;
  for (;;) {
    const { rows } = answer.parse(
      await drizzle.execute(
        sql`SELECT ${document}, ${madeOf} AS "madeOf", ${title}, ${text} FROM ${searchEntries}
            WHERE NOT ${isSpelt} LIMIT ${atOnce}`,
      ),
    );
    if (rows.length === 0) return;
    const words = wordsOf(rows.flatMap((row) => [row.title, row.text]).join('\n')).filter(
      ({ length }) => length >= lengths.least && length <= lengths.most,
    );
    await drizzle.execute(
      sql`INSERT INTO ${searchWords} (word) SELECT unnest(${sql.param(words)}::text[]) AS word
          ORDER BY word ON CONFLICT DO NOTHING`,
    );
    // One that was written again meanwhile is looked at once more.
    await drizzle.execute(
      sql`UPDATE ${searchEntries} SET is_spelt = true
          FROM unnest(${sql.param(rows.map((row) => row.document))}::text[], ${sql.param(rows.map((row) => row.madeOf))}::text[]) AS spelt (id, made)
          WHERE ${document} = spelt.id AND ${madeOf} = spelt.made`,
    );
  }
}
