import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import { cleanText } from '@/platform/plain-text';

import { columnNames } from '../column-names';
import { attachments } from './table';

type FileToStore = Pick<
  typeof attachments.$inferSelect,
  'name' | 'size' | 'kind' | 'content' | 'problem'
>;

interface Owner {
  /** The mail that they came with; NULL where they came by a form. */
  readonly entry: SQL;
  readonly submission: SQL;
  /** A part of the same statement, of one row, or of none where they are not to be stored. */
  readonly beside: SQL;
}

/**
 * Stores files as a part of the statement that stores what they came with. However many there are, it
 * has the same few parameters: PostgreSQL takes 65,535, and reads a longer list wrongly. Their contents
 * are one, of which each file has its part.
 */
export function insertFiles(files: readonly FileToStore[], owner: Owner): SQL {
  if (files.length === 0) return sql`SELECT`;
  const { id, entry, submission, name, size, kind, content, problem, addedAt } = attachments;
  const columns = columnNames(
    ...[id, entry, submission, name, size, kind, content, problem, addedAt],
  );
  let end = 0;
  const begins = files.map((file) => {
    const begin = end + 1;
    end += file.content?.length ?? 0;
    return file.content && begin;
  });
  const contents = Buffer.concat(files.flatMap((file) => file.content ?? []));
  const list = <Value>(of: (file: FileToStore) => Value) => sql.param(files.map(of));
  return sql`
    INSERT INTO ${attachments} (${columns})
    SELECT file.id, ${owner.entry}, ${owner.submission}, file.name, file.size, file.kind,
           substring(${contents}::bytea FROM file.begins FOR file.bytes), file.problem,
           now() + file.at * interval '1 microsecond'
    FROM ${owner.beside}, unnest(
      ${list(() => randomUUID())}::uuid[], ${list((file) => cleanText(file.name))}::text[],
      ${list((file) => file.size)}::integer[], ${list((file) => file.kind)}::text[],
      ${sql.param(begins)}::integer[], ${list((file) => file.content?.length ?? null)}::integer[],
      ${list(({ problem }) => problem && cleanText(problem))}::text[]
    ) WITH ORDINALITY AS file (id, name, size, kind, begins, bytes, problem, at)`;
}
