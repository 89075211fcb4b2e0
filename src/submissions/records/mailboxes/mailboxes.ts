import { sql } from 'drizzle-orm';

import { env } from '@/env';
import type { FormName } from '@/forms';
import { normalAddress, spellingsOf } from '@/platform/address-spellings';
import {
  inbox_settings_mailboxes,
  inbox_settings_mailboxes_forms,
  inbox_settings_rels,
} from '@/platform/database/schema';
import { run, type Queryable } from '@/platform/database/statement';
import { imapAddress } from '@/platform/mail/imap-name';

import { isAnswerAddress } from '../incoming/thread-address';

/** An address of the team from which mails go out, such as sales@. */
export interface Mailbox {
  readonly address: string;
  /** As mails call it; empty for the address alone. */
  readonly name: string;
  /** What ends a reply from it; empty for that of the team. */
  readonly signature: string;
  /** The forms whose replies and confirmations go out from it. */
  readonly forms: readonly FormName[];
  /** The same of forms that editors made, by their ids. */
  readonly madeForms: readonly string[];
}

/** Those of the Inbox settings, in their order. It checks no access: what they say stands in every mail. */
export async function listMailboxes(connection: Queryable): Promise<readonly Mailbox[]> {
  const of = inbox_settings_mailboxes;
  const [form, made] = [inbox_settings_mailboxes_forms, inbox_settings_rels];
  const { rows } = await run(
    connection,
    sql<Mailbox>`
      SELECT ${of.address}, coalesce(${of.name}, '') AS name, coalesce(${of.signature}, '') AS signature,
             ARRAY(SELECT ${form.value}::text FROM ${form} WHERE ${form.parent} = ${of.id}) AS forms,
             ARRAY(
               SELECT ${made['custom-formsID']}::text FROM ${made}
               WHERE ${made.parent} = ${of._parentID}
                 AND ${made.path} = 'mailboxes.' || (${of._order} - 1) || '.madeForms'
             ) AS "madeForms"
      FROM ${of} ORDER BY ${of._order}`,
  );
  return rows;
}

/** The addresses by which mailboxes are signed in to. */
const readAddresses = (): readonly string[] =>
  (env.IMAP_URL ?? []).flatMap((url) => imapAddress(url) ?? []);

/** Whether an address is that one, or that one with a plus. */
function isAt(mailbox: string, address: string): boolean {
  const [name = '', host = ''] = normalAddress(mailbox).split('@');
  const [ownName = '', ownHost = ''] = normalAddress(address).split('@');
  return ownHost === host && (ownName === name || ownName.startsWith(`${name}+`));
}

/**
 * Tells which addresses are ours: those of mailboxes, and those at which answers come in. Nobody is
 * written to there, and who writes from there is no stranger.
 */
export async function knowOurs(connection: Queryable): Promise<(address: string) => boolean> {
  const listed = await listMailboxes(connection);
  const ours = [...listed.map(({ address }) => address), ...readAddresses()];
  return (address) => isAnswerAddress(address) || ours.some((each) => isAt(each, address));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a header names a mailbox, with a plus or without; -1 where it does not. */
function placeIn(header: string, mailbox: string): number {
  const named = spellingsOf([mailbox]).map((spelling) => {
    const at = spelling.lastIndexOf('@');
    return `${escaped(spelling.slice(0, at))}(?:\\+[^@\\s<>]*)?${escaped(spelling.slice(at))}`;
  });
  return header.search(new RegExp(`(?<![\\w.+-])(?:${named.join('|')})(?![\\w.-])`, 'i'));
}

/** The addresses by which mails can be told apart, in lower case; none where there is one mailbox. */
export async function listKnownMailboxes(connection: Queryable): Promise<readonly string[]> {
  const listed = (await listMailboxes(connection)).map(({ address }) => address);
  const inMailboxes = readAddresses();
  if (listed.length === 0 && inMailboxes.length < 2) return [];
  const known = [...listed, ...inMailboxes, ...(env.ANSWER_ADDRESS ? [env.ANSWER_ADDRESS] : [])];
  return [...new Set(known.map((address) => address.toLowerCase()))];
}

/**
 * The mailbox that a mail came to, in lower case; null where there is only one, or none is named.
 * @param headers that say whom it was delivered to, the latest first, and whom it was sent to
 * @param read the address of the mailbox in which it lay
 */
export async function mailboxOf(
  connection: Queryable,
  headers: readonly string[],
  read: string | null,
): Promise<string | null> {
  const known = await listKnownMailboxes(connection);
  if (known.length === 0) return null;
  for (const header of headers) {
    const [first] = known
      .map((address) => ({ address, place: placeIn(header, address) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place);
    if (first) return first.address;
  }
  return read?.toLowerCase() ?? null;
}
