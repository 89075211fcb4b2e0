import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { ownTexts } from './own-texts-table';

export interface OwnText {
  readonly id: string;
  readonly name: string;
  /** With names in braces for what each reply fills in. */
  readonly text: string;
}

export type WrittenText = Pick<OwnText, 'name' | 'text'>;

export const mostTexts = 100;

const { id, owner, name, text } = ownTexts;

/** By name. */
export async function listOwnTexts(user: string): Promise<readonly OwnText[]> {
  const { rows } = await run(
    staffConnection,
    sql<OwnText>`SELECT ${id}, ${name}, ${text} FROM ${ownTexts}
        WHERE ${owner} = ${user}::uuid ORDER BY lower(${name}) LIMIT ${mostTexts}`,
  );
  return rows;
}

/** @returns false when they have one of this name, or too many */
export async function insertText(user: string, written: WrittenText): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    insertSelect(
      ownTexts,
      { owner: user, ...written },
      sql`WHERE (SELECT count(*) FROM ${ownTexts} WHERE ${owner} = ${user}::uuid) < ${mostTexts}
          ON CONFLICT DO NOTHING`,
    ),
  );
  return rowCount === 1;
}

/** @returns false when it is not theirs any more, or another one has the name */
export async function changeText(
  user: string,
  which: string,
  written: WrittenText,
): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${ownTexts} SET ${assignments(ownTexts, { ...written })}
        WHERE ${id} = ${which}::uuid AND ${owner} = ${user}::uuid AND NOT EXISTS (
          SELECT FROM ${ownTexts} AS other
          WHERE other.owner = ${user}::uuid AND lower(other.name) = lower(${written.name}::text)
            AND other.id <> ${which}::uuid
        )`,
  );
  return rowCount === 1;
}

/** Whether it was there. */
export async function removeText(user: string, which: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${ownTexts} WHERE ${id} = ${which}::uuid AND ${owner} = ${user}::uuid`,
  );
  return rowCount === 1;
}
