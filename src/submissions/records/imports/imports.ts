import { getTableColumns, sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import type { Staff } from '../work';
import { importRows, imports, type RefusedRow } from './imports-table';

/** An import as its page shows it. */
export type FileImport = typeof imports.$inferSelect;

/** A row that waits. */
export type WaitingRow = Pick<typeof importRows.$inferSelect, 'place' | 'line' | 'cells'>;

const columns = sql.join(
  Object.entries(getTableColumns(imports)).map(
    ([name, column]) => sql`${column} AS ${sql.identifier(name)}`,
  ),
  sql`, `,
);

/** It checks no access, as nothing here does: the caller has to. */
export const getImport = (id: string): Promise<FileImport | null> =>
  firstOf(sql`WHERE ${imports.id} = ${id}`);

/** The one that is to go on. */
export const nextRunning = (): Promise<FileImport | null> =>
  firstOf(sql`WHERE ${imports.state} = 'running' ORDER BY ${imports.at} LIMIT 1`);

async function firstOf(rest: SQL): Promise<FileImport | null> {
  const { rows } = await run(
    staffConnection,
    sql<FileImport>`SELECT ${columns} FROM ${imports} ${rest}`,
  );
  return rows[0] ?? null;
}

/** The latest first. */
export async function listImports(): Promise<readonly FileImport[]> {
  const { rows } = await run(
    staffConnection,
    sql<FileImport>`SELECT ${columns} FROM ${imports} ORDER BY ${imports.at} DESC LIMIT 20`,
  );
  return rows;
}

/**
 * Begins a dry run, whose rows follow.
 * @returns whether there was room: so many wait at most
 */
export async function beginImport(
  user: Staff,
  given: Pick<FileImport, 'id' | 'kind' | 'source' | 'name' | 'found' | 'choices'>,
  most: number,
): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`INSERT INTO ${imports} (id, by, kind, source, name, state, found, choices)
        SELECT ${given.id}::uuid, ${user.id}::uuid, ${given.kind}, ${given.source}, ${given.name}, 'tried',
               ${JSON.stringify(given.found)}::jsonb, ${JSON.stringify(given.choices)}::jsonb
        WHERE (SELECT count(*) FROM ${imports} WHERE ${imports.state} IN ('tried', 'running')) < ${most}`,
  );
  return rowCount === 1;
}

/** @returns false where somebody threw the file away while it was read: nothing of it is kept then */
export async function addRows(of: string, added: readonly WaitingRow[]): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    // A stop waits for this, and takes these rows away.
    sql`WITH held AS (
          SELECT ${imports.id} FROM ${imports}
          WHERE ${imports.id} = ${of}::uuid AND ${imports.state} = 'tried' FOR UPDATE
        )
        INSERT INTO ${importRows} (import, place, line, cells)
        SELECT held.id, place, line, cells
        FROM held, json_to_recordset(${JSON.stringify(added)}::json) AS given (place int, line int, cells json)`,
  );
  return rowCount === added.length;
}

type Tried = Pick<FileImport, 'found' | 'choices' | 'rows' | Count | 'problems'>;
type Count = 'made' | 'changed' | 'there' | 'refused';

/** What the dry run of these choices found. */
export async function noteTried(of: string, tried: Partial<Tried>): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${imports} SET ${assignments(imports, tried)}
        WHERE ${imports.id} = ${of} AND ${imports.state} = 'tried'`,
  );
}

/** @returns whether it begins: it was a dry run until now, of a file that was read to its end */
export async function startImport(of: string): Promise<boolean> {
  const none = { made: 0, changed: 0, there: 0, refused: 0, problems: [] };
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${imports} SET ${assignments(imports, { state: 'running', ...none })}
        WHERE ${imports.id} = ${of} AND ${imports.state} = 'tried' AND ${imports.rows} > 0`,
  );
  return rowCount === 1;
}

/** All of it is in, or somebody stopped it: what is in stays, and of the rest nothing is kept. */
export async function settleImport(of: string, state: 'done' | 'stopped'): Promise<void> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${imports} SET ${assignments(imports, { state, settledAt: sql`now()` })}
        WHERE ${imports.id} = ${of} AND ${imports.state} IN ('tried', 'running')`,
  );
  // By a statement of its own: it sees the rows of a file that was being read until then.
  if (rowCount === 1)
    await run(staffConnection, sql`DELETE FROM ${importRows} WHERE ${importRows.import} = ${of}`);
}

/** The next ones that wait, in their order. */
export async function listWaitingRows(
  of: string,
  after: number,
  most: number,
): Promise<readonly WaitingRow[]> {
  const { rows } = await run(
    staffConnection,
    sql<WaitingRow>`
      SELECT ${importRows.place}, ${importRows.line}, ${importRows.cells} FROM ${importRows}
      WHERE ${importRows.import} = ${of} AND ${importRows.place} > ${after}
      ORDER BY ${importRows.place} LIMIT ${most}`,
  );
  return rows;
}

/** Files with which nobody went on for so many days go; so does what is said of former imports. */
export async function forgetOldImports(days: number): Promise<void> {
  const old = sql`now() - ${days}::integer * interval '1 day'`;
  await run(
    staffConnection,
    sql`DELETE FROM ${imports}
        WHERE ${imports.state} = 'tried' AND ${imports.at} < ${old} OR ${imports.settledAt} < ${old}`,
  );
}

/** So many are named: whoever mends a file looks at the first. */
export const mostProblems = 500;

/** A row that does not come in. */
export type RefusedPlace = RefusedRow & Pick<WaitingRow, 'place'>;

/** What a step of an import takes, and what of it does not come in. */
export interface ImportStep {
  readonly import: string;
  /** The rows that it takes. */
  readonly places: readonly number[];
  readonly problems: readonly RefusedPlace[];
}

/**
 * Takes the rows of a step away, as the part `taken` of the statement that has them come in: what an erasure,
 * or another process, took meanwhile does not.
 */
export const takenRows = ({ import: of, places }: ImportStep): SQL => sql`taken AS (
  DELETE FROM ${importRows} WHERE ${importRows.import} = ${of}::uuid
    AND ${importRows.place} = ANY(${sql.param(places)}::int[])
  RETURNING ${importRows.place}
)`;

/**
 * Counts what was taken, as the end of that statement: what neither came in, nor changed something, nor was
 * refused was here.
 * @param made how many came in
 */
export const countStep = (
  { import: of, problems }: ImportStep,
  { made, changed }: { readonly made: SQL; readonly changed: SQL },
): SQL => sql`,
  refused AS (
    SELECT count(*)::int AS number,
           coalesce(jsonb_agg(jsonb_build_object('line', line, 'problem', problem) ORDER BY line), '[]') AS rows
    FROM jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) AS problem (place int, line int, problem text)
    JOIN taken USING (place)
  ),
  numbers AS (
    SELECT ${made} AS made, ${changed} AS changed, (SELECT count(*)::int FROM taken) AS taken
  )
  UPDATE ${imports} SET
    made = ${imports.made} + numbers.made,
    changed = ${imports.changed} + numbers.changed,
    refused = ${imports.refused} + refused.number,
    there = ${imports.there} + numbers.taken - numbers.made - numbers.changed - refused.number,
    problems = CASE WHEN jsonb_array_length(${imports.problems}) < ${mostProblems}
               THEN ${imports.problems} || refused.rows ELSE ${imports.problems} END
  FROM refused, numbers WHERE ${imports.id} = ${of}::uuid`;

/** Ends a step of which each row came in by itself. @param made the places of those rows */
export async function endStep(
  step: ImportStep,
  { made, changed }: { readonly made: readonly number[]; readonly changed: readonly number[] },
): Promise<void> {
  const among = (places: readonly number[]): SQL =>
    sql`(SELECT count(*)::int FROM taken WHERE place = ANY(${sql.param(places)}::int[]))`;
  await run(
    staffConnection,
    sql`WITH ${takenRows(step)} ${countStep(step, { made: among(made), changed: among(changed) })}`,
  );
}
