import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition, type FormName } from '@/forms';
import { Connection } from '@/platform/database/connection';
import { inbox_settings } from '@/platform/database/schema';
import { run } from '@/platform/database/statement';

import { keptUnder, type KeptAnswers } from '../imported';
import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';

/** Apart from the door's own: nobody who sends something waits for what is read here. */
export const spamConnection = new Connection({ name: 'spam', max: 1, timeLimitMs: 5000 });

/** Of each kind and form, the newest: older spam is other spam. */
const mostLessons = 1000;

/** A submission that somebody marked, by what they did with it. */
export interface Marked {
  readonly id: string;
  readonly form: FormName;
  readonly isSpam: boolean;
}

/** What staff set for the door. */
export interface SpamSettings {
  readonly blockList: string;
  readonly mostLinks: number;
}

/**
 * Changes with whatever is marked, unmarked, set or sent; not when something is erased, nor by what
 * becomes seen after another of the same moment. Who asks reads all again before long (`known.ts`).
 */
export async function spamRevision(): Promise<string> {
  const latest = formList.map(
    (form) => sql`(SELECT max(${tableOf(form).updatedAt}) FROM ${tableOf(form)})`,
  );
  const { rows } = await run(
    spamConnection,
    sql<{ revision: string | null }>`
      SELECT concat_ws(' ', ${sql.join(latest, sql`, `)}, (SELECT max(${inbox_settings.updatedAt}) FROM ${inbox_settings}))
        AS revision`,
  );
  return rows[0]?.revision ?? '';
}

export async function readSpamSettings(): Promise<SpamSettings> {
  const { rows } = await run(
    spamConnection,
    sql<{ blockList: string | null; mostLinks: number }>`
      SELECT ${inbox_settings.blockList} AS "blockList", ${inbox_settings.mostLinks}::integer AS "mostLinks"
      FROM ${inbox_settings} LIMIT 1`,
  );
  return { blockList: rows[0]?.blockList ?? '', mostLinks: rows[0]?.mostLinks ?? 5 };
}

/**
 * What there is to learn from: spam is what has that status, and no spam is what staff called so, or
 * answered.
 */
export async function listMarked(): Promise<readonly Marked[]> {
  const parts = formList.flatMap((form) => {
    const { status, quarantinedFor, notSpamAt, repliedAt } = tableOf(form);
    const isAnswered = sql`${notSpamAt} IS NOT NULL OR ${repliedAt} IS NOT NULL`;
    return [
      newest(form, true, sql`${status} = 'spam' AND ${isNoTest(form)}`),
      newest(
        form,
        false,
        sql`${status} <> 'spam' AND ${quarantinedFor} IS NULL AND (${isAnswered})`,
      ),
    ];
  });
  const { rows } = await run(spamConnection, sql<Marked>`${sql.join(parts, sql` UNION ALL `)}`);
  return rows;
}

function newest(form: FormDefinition, isSpam: boolean, where: SQL): SQL {
  const table = tableOf(form);
  return sql`(SELECT ${table.id} AS id, ${form.name}::text AS form, ${isSpam}::boolean AS "isSpam"
    FROM ${table} WHERE ${where} ORDER BY ${table.submittedAt} DESC LIMIT ${mostLessons})`;
}

/** What those say that are still there, by id. */
export const answersOf = (
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptAnswers>> => keptUnder(spamConnection, form, ids);
