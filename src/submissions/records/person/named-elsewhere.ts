import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { notesTableOf, tableOf } from '../tables';
import { cameFrom } from '../incoming/of-sender';
import { parentColumn } from '../thread/thread';
import { threadEntries } from '../thread/thread-table';
import { cameFromOneOf } from './person';

/** An address where it is one, and not a part of a longer one. */
const wholeAddress = (email: string): string =>
  `(?<![\\w.%+-])${email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`;

const partOf = (email: string): string => `%${email.replace(/[\\%_]/g, '\\$&')}%`;

/** What stands where an address stood. */
export const erasedMark = '[erased]';

const without = (text: SQL, email: string): SQL =>
  sql`regexp_replace(${text}, ${wholeAddress(email)}::text, ${erasedMark}::text, 'gi')`;

/**
 * Takes an address out of what staff and others wrote about submissions of other people: notes, and
 * the mails of their threads. The rest of those texts stays: it is about somebody else.
 * @param own all addresses of the person: what came from them is not looked into
 * @returns the ids of submissions, and of unmatched mails, at which it stood, as they are done
 */
export async function* takeAddressOut(
  email: string,
  own: readonly string[],
): AsyncGenerator<string> {
  for (const form of Object.values(forms)) yield* await outOfNotes(form, email, own);
  for (let last: string | null = firstId; last !== null;) {
    const part: MailsRead = await outOfSomeMails(email, own, last);
    yield* part.touched;
    last = part.last;
  }
}

async function outOfNotes(
  form: FormDefinition,
  email: string,
  own: readonly string[],
): Promise<readonly string[]> {
  const [table, notes] = [tableOf(form), notesTableOf(form)];
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH named AS (
        -- The index of the search finds it.
        SELECT ${table.id} AS id FROM ${table}
        WHERE ${table.notesText} ILIKE ${partOf(email)} AND ${table.notesText} ~* ${wholeAddress(email)}
          AND NOT ${cameFromOneOf(form, own)}
      ),
      notes AS (
        UPDATE ${notes} SET ${assignments(notes, { text: without(sql`${notes.text}`, email) })}
        FROM named WHERE ${notes._parentID} = named.id
      )
      UPDATE ${table} SET ${assignments(table, { notesText: without(sql`${table.notesText}`, email) })}
      FROM named WHERE ${table.id} = named.id RETURNING ${table.id} AS id`,
  );
  return rows.map(({ id }) => id);
}

/** So many are read by one statement: no index knows all of their texts, and each may be long. */
const mailsAtOnce = 1000;

const firstId = '00000000-0000-0000-0000-000000000000';

interface MailsRead {
  readonly touched: readonly string[];
  /** Null when there was none to read. */
  readonly last: string | null;
}

/** On threads of the person, or from them. */
const isOwn = (own: readonly string[]): SQL => {
  const parents = Object.values(forms).map((form) => {
    const { id } = tableOf(form);
    return sql`${parentColumn(form)} IN (
      SELECT ${id} FROM ${tableOf(form)} WHERE ${cameFromOneOf(form, own)}
    )`;
  });
  return sql`(coalesce(${sql.join(parents, sql`, false) OR coalesce(`)}, false) OR ${cameFrom(own)})`;
};

async function outOfSomeMails(
  email: string,
  own: readonly string[],
  after: string,
): Promise<MailsRead> {
  const { id, contactId, quoteId } = threadEntries;
  const { text, sender, subject, cc, replyTo, quoted, problem } = threadEntries;
  const texts = { text, sender, subject, cc, replyTo, quoted, problem };
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, column]) => [name, without(sql`${column}`, email)]),
  );
  const held = sql.join(
    Object.values(texts).map(
      (each) => sql`${each} ILIKE ${partOf(email)} AND ${each} ~* ${wholeAddress(email)}`,
    ),
    sql` OR `,
  );
  const { rows } = await run(
    staffConnection,
    sql<MailsRead>`
      WITH part AS (
        SELECT ${id} AS id, (${held}) AND NOT ${isOwn(own)} AS holds FROM ${threadEntries}
        WHERE ${id} > ${after}::uuid ORDER BY ${id} LIMIT ${mailsAtOnce}
      ),
      changed AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, values)}
        FROM part WHERE ${id} = part.id AND part.holds
        RETURNING coalesce(${contactId}, ${quoteId}, ${id}) AS id, ${id} AS mail
      ),
      -- The mail as it came still has it, and cannot be changed.
      originals AS (
        DELETE FROM ${attachments} USING changed
        WHERE ${attachments.entry} = changed.mail AND ${attachments.kind} = 'original'
      )
      SELECT coalesce((SELECT array_agg(id::text) FROM changed), '{}') AS touched,
             (SELECT id FROM part ORDER BY id DESC LIMIT 1) AS last`,
  );
  return rows[0] ?? { touched: [], last: null };
}

/** A submission of somebody else. */
export interface NamedIn {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
}

const mostNamed = 50;

/**
 * Where others wrote one of these addresses into a form: their own words, which no erasure of
 * somebody else changes.
 */
export async function listNamedIn(addresses: readonly string[]): Promise<readonly NamedIn[]> {
  const patterns = sql.param(addresses.map(partOf));
  const ofForm = (form: FormDefinition): SQL => {
    const table = tableOf(form);
    const texts = form.fields
      .filter(({ kind }) => kind === 'long-text' || kind === 'text')
      .map(({ name }) => sql`${table}.${sql.identifier(name)} ILIKE ANY(${patterns}::text[])`);
    return sql`
      SELECT ${form.name}::text AS form, ${table.id} AS id, ${table.reference} AS reference
      FROM ${table}
      WHERE (${sql.join(texts, sql` OR `)}) AND NOT ${cameFromOneOf(form, addresses)}`;
  };
  const { rows } = await run(
    staffConnection,
    sql<NamedIn>`${sql.join(Object.values(forms).map(ofForm), sql` UNION ALL `)} LIMIT ${mostNamed}`,
  );
  return rows;
}
