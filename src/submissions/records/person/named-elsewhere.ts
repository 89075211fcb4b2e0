import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { forms, readFields, type FormDefinition } from '@/forms';
import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { notesTableOf, tableOf } from '../tables';
import { sharedDrafts } from '../drafts/shared-drafts-table';
import { Portion } from '../erasure/portion';
import { cameFrom, wentTo } from '../incoming/of-sender';
import { contactChanges, contactDetails } from '../people/details-table';
import { ownTexts } from '../texts/own-texts-table';
import { threadEntries } from '../thread/thread-table';
import { cameFromOneOf } from './person';

/** One of the addresses, where it is one and not a part of a longer one. */
export const wholeAddress = (emails: readonly string[]): string => {
  const literal = emails.map((email) => email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `(?<![\\w.%+-])(?:${literal.join('|')})(?![\\w-]|\\.\\w)`;
};

const partOf = (email: string): string => `%${email.replace(/[\\%_]/g, '\\$&')}%`;

/** What stands where an address stood. */
const erasedMark = '[erased]';

const without = (text: SQL, emails: readonly string[]): SQL =>
  sql`regexp_replace(${text}, ${wholeAddress(emails)}::text, ${erasedMark}::text, 'gi')`;

/** The same in a list of people, with the name before it: that is the person's, too. */
const withoutPerson = (list: SQL, emails: readonly string[]): SQL => {
  const person = `(?:(?<=^|, )[^<>@]*<)?${wholeAddress(emails)}>?`;
  return sql`regexp_replace(${list}, ${person}::text, ${erasedMark}::text, 'gi')`;
};

/**
 * Whether a text names one of the addresses as they are spelt. The index of the search of notes knows parts of
 * words, and no pattern.
 */
export const names = (text: SQL, emails: readonly string[]): SQL =>
  sql`(${text} ILIKE ANY(${sql.param(emails.map(partOf))}::text[])
    AND ${text} ~* ${wholeAddress(emails)}::text)`;

/**
 * Takes the addresses of a person out of what staff and others wrote about submissions of other people:
 * notes, and the mails of their threads. The rest of those texts stays: it is about somebody else. What
 * came from these addresses is not looked into.
 * @returns the ids of submissions, and of unmatched mails, at which one stood, as they are done
 */
export async function* takeAddressesOut(emails: readonly string[]): AsyncGenerator<string> {
  const spelt = spellingsOf(emails);
  for (const form of Object.values(forms)) yield* await outOfNotes(form, spelt);
  const portion = new Portion(mailsAtOnce);
  for (let last: string | null = firstId; last !== null;) {
    const after: string = last;
    const part: MailsRead = await portion.take((size) => outOfSomeMails(spelt, after, size));
    yield* part.touched;
    last = part.last;
  }
}

/** Takes them out of what staff keep for their replies. */
export async function takeAddressesOutOfTexts(emails: readonly string[]): Promise<void> {
  const { name, text } = ownTexts;
  const spelt = spellingsOf(emails);
  await run(
    staffConnection,
    sql`UPDATE ${ownTexts} SET ${assignments(ownTexts, {
      name: without(sql`${name}`, spelt),
      text: without(sql`${text}`, spelt),
    })}
        WHERE ${names(sql`${name}`, spelt)} OR ${names(sql`${text}`, spelt)}`,
  );
}

/** Takes them out of what staff have begun to write to others. */
export async function takeAddressesOutOfDrafts(emails: readonly string[]): Promise<void> {
  const { text, subject, cc, bcc } = sharedDrafts;
  const spelt = spellingsOf(emails);
  await run(
    staffConnection,
    sql`UPDATE ${sharedDrafts} SET ${assignments(sharedDrafts, {
      text: without(sql`${text}`, spelt),
      subject: without(sql`${subject}`, spelt),
      cc: withoutPerson(sql`${cc}`, spelt),
      bcc: withoutPerson(sql`${bcc}`, spelt),
    })}
        WHERE ${sql.join(
          [text, subject, cc, bcc].map((column) => names(sql`${column}`, spelt)),
          sql` OR `,
        )}`,
  );
}

/** Takes them out of what staff wrote about other people and companies, and of what an undo would bring back. */
export async function takeAddressesOutOfContacts(emails: readonly string[]): Promise<void> {
  const spelt = spellingsOf(emails);
  const { kind, value, key } = contactDetails;
  const about = sql`${contactChanges.about}::text`;
  const isAddress = sql`${contactChanges.about} ->> 'kind' = 'address'`;
  const cleaned = assignments(contactDetails, {
    value: without(sql`${value}`, spelt),
    key: without(sql`${key}`, spelt),
  });
  await run(
    staffConnection,
    sql`UPDATE ${contactDetails} SET ${cleaned}
        WHERE ${kind} <> 'address' AND ${names(sql`${value}`, spelt)}`,
  );
  // That it was one of theirs once.
  await run(
    staffConnection,
    sql`DELETE FROM ${contactChanges} WHERE ${isAddress} AND ${names(about, spelt)}`,
  );
  await run(
    staffConnection,
    sql`UPDATE ${contactChanges}
        SET ${assignments(contactChanges, { about: sql`${without(about, spelt)}::jsonb` })}
        WHERE ${names(about, spelt)}`,
  );
}

async function outOfNotes(
  form: FormDefinition,
  emails: readonly string[],
): Promise<readonly string[]> {
  const [table, notes] = [tableOf(form), notesTableOf(form)];
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH named AS (
        SELECT ${table.id} AS id FROM ${table}
        WHERE ${names(sql`${table.notesText}`, emails)} AND NOT ${cameFromOneOf(form, emails)}
      ),
      notes AS (
        UPDATE ${notes} SET ${assignments(notes, { text: without(sql`${notes.text}`, emails) })}
        FROM named WHERE ${notes._parentID} = named.id
      )
      UPDATE ${table} SET ${assignments(table, { notesText: without(sql`${table.notesText}`, emails) })}
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
    return sql`${threadEntries.submission} IN (
      SELECT ${id} FROM ${tableOf(form)} WHERE ${cameFromOneOf(form, own)}
    )`;
  });
  return sql`(coalesce(${sql.join(parents, sql`, false) OR coalesce(`)}, false) OR ${cameFrom(own)})`;
};

/** Why a reply does not go out whose recipient is erased. */
const recipientErased = 'Who was to get it is erased';

async function outOfSomeMails(
  emails: readonly string[],
  after: string,
  limit: number,
): Promise<MailsRead> {
  const { id, state, settledAt } = threadEntries;
  const { text, signature, sender, subject, sentTo, cc, bcc, refused, owed } = threadEntries;
  const { quoted, address, replyTo, problem, calendar } = threadEntries;
  const recipients = { address, sentTo, cc, bcc, refused, owed };
  const texts = { text, signature, sender, subject, quoted, problem };
  const cleanedBy = (clean: typeof without, columns: Readonly<Record<string, PgColumn>>) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, clean(sql`${column}`, emails)]),
    );
  const cleaned = { ...cleanedBy(without, texts), ...cleanedBy(withoutPerson, recipients) };
  const isInvited = names(sql`${calendar}::text`, emails);
  const held = [...Object.values({ ...texts, ...recipients }), replyTo].map((column) =>
    names(sql`${column}`, emails),
  );
  const isStopped = sql`(${state} = 'waiting' AND ${wentTo(emails)})`;
  const values = {
    ...cleaned,
    // It is no text to read, but where answers go.
    replyTo: sql`CASE WHEN ${names(sql`${replyTo}`, emails)} THEN NULL ELSE ${replyTo} END`,
    // Who else is invited is theirs as well; the text of the mail still says when and where.
    calendar: sql`CASE WHEN ${isInvited} THEN NULL ELSE ${calendar} END`,
    state: sql`CASE WHEN ${isStopped} THEN 'failed' ELSE ${state} END`,
    problem: sql`CASE WHEN ${isStopped} THEN ${recipientErased} ELSE ${cleaned['problem']} END`,
    settledAt: sql`CASE WHEN ${isStopped} THEN now() ELSE ${settledAt} END`,
  };
  const { rows } = await run(
    staffConnection,
    sql<MailsRead>`
      WITH part AS (
        SELECT ${id} AS id, (${sql.join([...held, isInvited], sql` OR `)}) AND NOT ${isOwn(emails)} AS holds,
               coalesce(${isInvited}, false) AS invited
        FROM ${threadEntries}
        WHERE ${id} > ${after}::uuid ORDER BY ${id} LIMIT ${limit}
      ),
      changed AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, values)}
        FROM part WHERE ${id} = part.id AND part.holds
        RETURNING coalesce(${threadEntries.submission}, ${id}) AS id, ${id} AS mail, part.invited
      ),
      -- The mail as it came still has it, and cannot be changed; nor can a calendar file.
      originals AS (
        DELETE FROM ${attachments} USING changed
        WHERE ${attachments.entry} = changed.mail AND (${attachments.kind} = 'original'
          OR changed.invited AND ${attachments.name} ILIKE '%.ics')
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
  const patterns = sql.param(spellingsOf(addresses).map(partOf));
  const ofForm = (form: FormDefinition): SQL => {
    const table = tableOf(form);
    const texts = readFields(form)
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
