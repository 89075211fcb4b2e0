import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';
import { runInTransaction } from '@/platform/payload/in-transaction';

import {
  articleImportFiles,
  articleImportItems,
  articleImports,
  importedDocuments,
  type Found,
  type ItemKind,
  type Note,
  type Outcome,
} from './table';

/** An import as its page shows it. */
export type ArticleImport = Omit<typeof articleImports.$inferSelect, 'paths'>;

export type ImportItem = Omit<typeof articleImportItems.$inferSelect, 'import'>;

const { paths: _, ...shown } = getTableColumns(articleImports);
const columns = sql.join(
  Object.entries(shown).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
  sql`, `,
);

/** It checks no access, as nothing here does: the caller has to. */
export const getImport = (id: string): Promise<ArticleImport | null> =>
  firstOf(sql`WHERE ${articleImports.id} = ${id}`);

/** The one that is to go on. */
export const nextRunning = (): Promise<ArticleImport | null> =>
  firstOf(sql`WHERE ${articleImports.state} = 'running' ORDER BY ${articleImports.at} LIMIT 1`);

async function firstOf(rest: SQL): Promise<ArticleImport | null> {
  const { rows } = await run(
    staffConnection,
    sql<ArticleImport>`SELECT ${columns} FROM ${articleImports} ${rest}`,
  );
  return rows[0] ?? null;
}

/** The latest first. */
export async function listImports(): Promise<readonly ArticleImport[]> {
  const { rows } = await run(
    staffConnection,
    sql<ArticleImport>`SELECT ${columns} FROM ${articleImports} ORDER BY ${articleImports.at} DESC LIMIT 20`,
  );
  return rows;
}

/** Where posts of an import stood, and where they stand here. */
export async function pathsOf(of: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await run(
    staffConnection,
    sql<Pick<typeof articleImports.$inferSelect, 'paths'>>`
      SELECT ${articleImports.paths} FROM ${articleImports} WHERE ${articleImports.id} = ${of}`,
  );
  return rows[0]?.paths ?? {};
}

export interface Tried {
  readonly id: string;
  readonly by: string;
  readonly name: string;
  readonly site: string;
  readonly found: Found;
  readonly paths: Readonly<Record<string, string>>;
  readonly items: number;
}

/**
 * Keeps a dry run, whose items and files follow. Nobody can begin it before all of them are there.
 * @returns whether there was room: so many wait at most
 */
export async function beginImport(tried: Tried, most: number): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`INSERT INTO ${articleImports} (id, by, name, site, state, found, paths)
        SELECT ${tried.id}::uuid, ${tried.by}::uuid, ${tried.name}, ${tried.site}, 'tried',
               ${JSON.stringify(tried.found)}::jsonb, ${JSON.stringify(tried.paths)}::jsonb
        WHERE (SELECT count(*) FROM ${articleImports}
               WHERE ${articleImports.state} IN ('tried', 'running')) < ${most}`,
  );
  return rowCount === 1;
}

export async function addItems(of: string, added: readonly ImportItem[]): Promise<void> {
  await run(
    staffConnection,
    sql`INSERT INTO ${articleImportItems} (import, place, kind, key, data)
        SELECT ${of}::uuid, place, kind, key, data
        FROM json_to_recordset(${JSON.stringify(added)}::json) AS given (place int, kind text, key text, data json)`,
  );
}

/** The first of a name stays. */
export async function addFile(of: string, key: string, bytes: Buffer): Promise<void> {
  await run(
    staffConnection,
    sql`INSERT INTO ${articleImportFiles} (import, key, bytes) VALUES (${of}::uuid, ${key}, ${bytes}::bytea)
        ON CONFLICT DO NOTHING`,
  );
}

/** All of a dry run is kept: it may begin. */
export async function endTrial(of: string, { found, items }: Pick<Tried, 'found' | 'items'>) {
  await run(
    staffConnection,
    sql`UPDATE ${articleImports} SET ${assignments(articleImports, { found, items })}
        WHERE ${articleImports.id} = ${of}`,
  );
}

/**
 * On behalf of whoever has it begin.
 * @returns whether it begins: it was a dry run until now, of a file that was read to its end
 */
export async function startImport(
  of: string,
  choices: Pick<ArticleImport, 'publishes' | 'fetches'> & { readonly by: string },
): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${articleImports} SET ${assignments(articleImports, { state: 'running', ...choices })}
        WHERE ${articleImports.id} = ${of} AND ${articleImports.state} = 'tried' AND ${articleImports.items} > 0`,
  );
  return rowCount === 1;
}

/** All of it is in, or somebody stopped it: what is in stays, and of the rest nothing is kept. */
export async function settleImport(of: string, state: 'done' | 'stopped'): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${articleImports} SET ${assignments(articleImports, { state, settledAt: sql`now()` })}
        WHERE ${articleImports.id} = ${of} AND ${articleImports.state} IN ('tried', 'running')`,
  );
  for (const table of [articleImportItems, articleImportFiles])
    await run(staffConnection, sql`DELETE FROM ${table} WHERE ${table.import} = ${of}`);
}

/** The next one that waits. */
export async function nextItem(of: string): Promise<ImportItem | null> {
  const { place, kind, key, data } = articleImportItems;
  const { rows } = await run(
    staffConnection,
    sql<ImportItem>`SELECT ${place}, ${kind}, ${key}, ${data} FROM ${articleImportItems}
        WHERE ${articleImportItems.import} = ${of} ORDER BY ${place} LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** What was given for a picture. */
export async function fileOf(of: string, key: string): Promise<Buffer | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ bytes: Buffer }>`SELECT ${articleImportFiles.bytes} FROM ${articleImportFiles}
        WHERE ${articleImportFiles.import} = ${of} AND ${articleImportFiles.key} = ${key}`,
  );
  return rows[0]?.bytes ?? null;
}

/** Which documents came in under some keys. */
export async function documentsOf(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await run(
    staffConnection,
    sql<typeof importedDocuments.$inferSelect>`
      SELECT ${importedDocuments.key}, ${importedDocuments.document} FROM ${importedDocuments}
      WHERE ${importedDocuments.key} = ANY(${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key, document }) => [key, document]));
}

const keyOfMade = (of: string, document: string) => `import ${of} made ${document}`;

/** Keeps which import made an author or a category: in the transaction that has it made. */
export async function noteMade(req: PayloadRequest, of: string, document: string): Promise<void> {
  await runInTransaction(
    req,
    sql`INSERT INTO ${importedDocuments} (key, document)
        VALUES (${keyOfMade(of, document)}, ${document}::uuid)`,
  );
}

/** Whether an import made it. */
export const hasMade = async (of: string, document: string): Promise<boolean> =>
  (await documentsOf([keyOfMade(of, document)])).size > 0;

/** So many are named: whoever mends a file looks at the first. */
const mostNotes = 500;

interface Done {
  readonly import: string;
  readonly item: Pick<ImportItem, 'place' | 'kind' | 'key'>;
  readonly outcome: Outcome;
  /** What came in for it. */
  readonly document?: string;
  readonly notes: readonly Note[];
}

/**
 * Takes an item away, counts it and notes what came in for it: in the transaction that has that come in.
 * @returns false where another process took it, or somebody stopped the import
 */
export async function takeItem(
  req: PayloadRequest,
  { import: of, item, outcome, document, notes }: Done,
): Promise<boolean> {
  const count = `${item.kind satisfies ItemKind}-${outcome}`;
  const answer = await runInTransaction(
    req,
    sql`WITH taken AS (
          DELETE FROM ${articleImportItems}
          WHERE ${articleImportItems.import} = ${of}::uuid AND ${articleImportItems.place} = ${item.place}
          RETURNING 1
        ), file AS (
          DELETE FROM ${articleImportFiles}
          WHERE ${articleImportFiles.import} = ${of}::uuid AND ${articleImportFiles.key} = ${item.key}
        ), noted AS (
          INSERT INTO ${importedDocuments} (key, document)
          SELECT ${item.key}, ${document ?? null}::uuid FROM taken WHERE ${document ?? null}::uuid IS NOT NULL
          ON CONFLICT (key) DO UPDATE SET document = excluded.document
        )
        UPDATE ${articleImports} SET
          counts = counts || jsonb_build_object(${count}::text, coalesce((counts ->> ${count}::text)::int, 0) + 1),
          notes = CASE WHEN jsonb_array_length(notes) < ${mostNotes}
                  THEN notes || ${JSON.stringify(notes)}::jsonb ELSE notes END
        FROM taken WHERE ${articleImports.id} = ${of}::uuid AND ${articleImports.state} = 'running'
        RETURNING ${articleImports.id}`,
  );
  return hasRows(answer);
}

const hasRows = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'rowCount' in answer && answer.rowCount === 1;

/** Files with which nobody went on for so many days go; so does what is said of former imports. */
export async function forgetOldArticleImports(days: number): Promise<void> {
  const old = sql`now() - ${days}::integer * interval '1 day'`;
  await run(
    staffConnection,
    sql`DELETE FROM ${articleImports}
        WHERE ${articleImports.state} = 'tried' AND ${articleImports.at} < ${old}
          OR ${articleImports.settledAt} < ${old}`,
  );
}
