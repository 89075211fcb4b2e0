import { EventEmitter } from 'node:events';

import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapter } from 'payload';
import { z } from 'zod';

import { withoutSql } from '../database/logged-error';

/*
 * Payload runs a migration in a transaction, on a connection of pg that Drizzle holds (read in 3.90.2).
 * When one fails it logs the error's message and ends the process. Drizzle's message is the whole SQL,
 * which the log leaves out; what PostgreSQL said is the cause.
 */

type Migration = NonNullable<Parameters<typeof postgresAdapter>[0]['prodMigrations']>[number];

/** Has a migration that fails say which statement PostgreSQL refused, and why. */
export const withReasons = (migrations: readonly Migration[]): Migration[] =>
  migrations.map((migration) => ({
    ...migration,
    up: async (args) => {
      const statements = countStatements(args.db);
      try {
        await migration.up(args);
      } catch (error) {
        const answer = answerOf(error);
        if (answer === undefined) throw error;
        throw new Error(`stopped at statement ${statements.refused()}: ${answer}`, {
          cause: error,
        });
      } finally {
        statements.stop();
      }
    },
  }));

const underDrizzle = z.object({
  _: z.object({
    session: z.object({ client: z.object({ connection: z.instanceof(EventEmitter) }) }),
  }),
});

/**
 * Counts what PostgreSQL has done of the statements that were sent in one text: where it refuses rows
 * it does not say by which of them.
 */
function countStatements(db: unknown) {
  const { connection } = underDrizzle.parse(db)._.session.client;
  let done = 0;
  let refused = 0;
  const listeners: [string, () => void][] = [
    ['commandComplete', () => (done += 1)],
    ['errorMessage', () => (refused = done + 1)],
    ['readyForQuery', () => (done = 0)],
  ];
  for (const [event, listener] of listeners) connection.on(event, listener);
  return {
    refused: () => refused,
    stop: () => {
      for (const [event, listener] of listeners) connection.off(event, listener);
    },
  };
}

const postgresError = z.object({
  severity: z.string(),
  code: z.string(),
  message: z.string(),
  table: z.string().optional(),
  column: z.string().optional(),
});

/** What PostgreSQL said, without its details, which quote rows; undefined when it said nothing. */
function answerOf(error: unknown): string | undefined {
  const { data } = postgresError.safeParse(error);
  if (data === undefined) return error instanceof Error ? answerOf(error.cause) : undefined;
  const { code, message, table, column } = data;
  const place = [table && `table ${table}`, column && `column ${column}`]
    .filter(Boolean)
    .join(', ');
  return `PostgreSQL answered ${code}: ${withoutSql(message)}${place && ` (${place})`}`;
}

/**
 * Has a new migration remove only what is still there. Drizzle removes a table with all that hangs on
 * it, and after that each of these once more: a relation from another table, such as that of the
 * locked documents, which every collection has (payload #13033).
 * @param after what goes after a statement, which Drizzle does not know of
 */
export function rewriteMigrations(
  db: DatabaseAdapter,
  after: (statement: string) => readonly string[] = () => [],
): void {
  const kit = db.requireDrizzleKit();
  db.requireDrizzleKit = () => ({
    ...kit,
    generateMigration: async (...snapshots) => {
      const statements = await kit.generateMigration(...snapshots);
      return statements.flatMap((statement) => [ifExists(statement), ...after(statement)]);
    },
  });
}

const ifExists = (statement: string): string =>
  statement
    .replace(/^DROP (TABLE|TYPE|INDEX|SEQUENCE) (?=")/, 'DROP $1 IF EXISTS ')
    .replace(
      /^ALTER TABLE (("[^"]+"\.)?"[^"]+") DROP (CONSTRAINT|COLUMN) (?=")/,
      'ALTER TABLE IF EXISTS $1 DROP $3 IF EXISTS ',
    );
