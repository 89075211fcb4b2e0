import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { custom_forms, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

/** A form that editors made and that says itself for how long its answers are kept. */
export interface KeptDays {
  readonly form: string;
  readonly title: string;
  readonly days: number;
}

export async function listKeptDays(): Promise<readonly KeptDays[]> {
  const { id, title, keptDays } = custom_forms;
  const { rows } = await run(
    staffConnection,
    sql<KeptDays>`
      SELECT ${id}::text AS form, COALESCE(${title}, '') AS title, ${keptDays}::int AS days
      FROM ${custom_forms} WHERE ${keptDays} IS NOT NULL ORDER BY ${title}, ${id}`,
  );
  return rows;
}

/** For how long which rows of a form's table are kept. */
export interface KeptPeriod {
  readonly days: number;
  readonly where: SQL;
  /** Of the made form that says so; null where the settings do. */
  readonly title: string | null;
}

/** @param days what the settings say; a form that is gone falls back to it */
export function periodsOf(
  { isMade }: Pick<FormDefinition, 'isMade'>,
  days: number,
  own: readonly KeptDays[],
): readonly KeptPeriod[] {
  if (!isMade || own.length === 0) return [{ days, where: sql`true`, title: null }];
  const { formId } = custom_submissions;
  const others = sql`${formId} <> ALL(${sql.param(own.map(({ form }) => form))}::text[])`;
  return [
    { days, where: others, title: null },
    ...own.map((each) => ({ ...each, where: sql`${formId} = ${each.form}` })),
  ];
}
