import { sql, type SQL } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { toQuery } from '@/platform/database/statement';

import type { Staff } from '../work';
import { contactDetails, contactKeys, type DetailKind } from './details-table';
import {
  insertDetails,
  isUnique,
  noteChange,
  storedDetail,
  type Contact,
  type StoredDetail,
  type Told,
} from './enter';
import { keyOf } from './keys';
import { companies, contactsLock, people } from './people-table';

/**
 * `same`: nothing to change. `clash`: somebody changed it meanwhile. `taken`: the address or domain is
 * somebody else's.
 */
export type ContactOutcome =
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'same' | 'clash' | 'gone' }
  | { readonly outcome: 'taken'; readonly by: Contact };

export const changed = { outcome: 'changed' } as const;
export const tableOf = ({ kind }: Contact) => (kind === 'person' ? people : companies);
export const json = (value: object): SQL => sql`${JSON.stringify(value)}::jsonb`;

export interface Step {
  readonly contact: Contact;
  /** Of the change: by it, it can be undone. */
  readonly key: string;
}

/** What a statement met that adds or corrects a detail. */
interface Met {
  readonly isThere: boolean;
  readonly isDone: boolean;
  readonly taken: Contact | null;
}

/** Whose an address or a domain is, where it is another's. */
const takenBy = ({ kind, id }: Contact, key: string): SQL => sql`
  SELECT person, company FROM ${contactKeys}
  WHERE ${contactKeys.key} = ANY(${sql.param(spellingsOf([key]))}::text[])
    AND ${sql.identifier(kind)} IS DISTINCT FROM ${id}::uuid`;

const firstTaken = sql`(
  SELECT CASE WHEN person IS NULL
         THEN jsonb_build_object('kind', 'company', 'id', company)
         ELSE jsonb_build_object('kind', 'person', 'id', person) END FROM taken LIMIT 1)`;

/** Adds something that staff know; notes it in the same statement. It checks no access: the caller has to. */
export const addDetail = (user: Staff, step: Step, told: Told): Promise<ContactOutcome> =>
  putDetail(user, step, storedDetail(told, 'staff'));

export async function putDetail(
  user: Staff,
  { contact, key }: Step,
  detail: StoredDetail,
): Promise<ContactOutcome> {
  const table = tableOf(contact);
  const own = sql.identifier(contact.kind);
  const unique = isUnique(detail.kind);
  const { rows } = await staffConnection.queryLocked<Met>(
    contactsLock,
    toQuery(sql`
      WITH here AS (SELECT id FROM ${table} WHERE id = ${contact.id}::uuid),
      taken AS (${takenBy(contact, detail.key)} AND ${unique}),
      again AS (
        SELECT FROM ${contactDetails} WHERE ${contactDetails}.${own} = ${contact.id}::uuid
          AND kind = ${detail.kind} AND kind <> 'note' AND value = ${detail.value} AND origin <> 'enquiry'
      ),
      free AS (
        SELECT FROM here WHERE NOT EXISTS (SELECT FROM taken) AND NOT EXISTS (SELECT FROM again)
      ),
      told AS (${insertDetails(contact, JSON.stringify([detail]), user, sql`free`)} RETURNING id),
      keyed AS (
        INSERT INTO ${contactKeys} (key, ${own})
        SELECT ${detail.key}::text, ${contact.id}::uuid FROM free WHERE ${unique} ON CONFLICT DO NOTHING
      ),
      noted AS (${noteChange(user, contact, 'added', { key: sql`${key}`, about: json(detail) }, sql`told`)})
      SELECT EXISTS (SELECT FROM here) AS "isThere", EXISTS (SELECT FROM told) AS "isDone",
             ${firstTaken} AS taken`),
  );
  const [met] = rows;
  if (met?.isDone) return changed;
  if (!met?.isThere) return { outcome: 'gone' };
  return met.taken ? { outcome: 'taken', by: met.taken } : { outcome: 'same' };
}

/** A detail, and what is to stand there. */
export interface Correction {
  readonly id: string;
  readonly kind: DetailKind;
  /** As the page shows it. */
  readonly from: string;
  readonly to: string;
}

/** Corrects what staff or a file said, where it stands; what a submission says stays as it was sent. */
export async function correctDetail(
  user: Staff,
  { contact, key }: Step,
  { id, kind, from, to }: Correction,
): Promise<ContactOutcome> {
  const own = sql.identifier(contact.kind);
  const [stored, unique] = [keyOf(kind, to).slice(0, 300), isUnique(kind)];
  const { rows } = await staffConnection.queryLocked<Met>(
    contactsLock,
    toQuery(sql`
      WITH was AS (
        SELECT id, kind, value, key FROM ${contactDetails}
        WHERE id = ${id}::uuid AND ${own} = ${contact.id}::uuid AND kind = ${kind} AND origin <> 'enquiry'
      ),
      taken AS (${takenBy(contact, stored)} AND ${unique}),
      again AS (
        SELECT FROM ${contactDetails} WHERE ${contactDetails}.${own} = ${contact.id}::uuid
          AND kind = ${kind} AND kind <> 'note' AND value = ${to} AND origin <> 'enquiry'
      ),
      done AS (
        UPDATE ${contactDetails} SET value = ${to}, key = ${stored} FROM was
        WHERE ${contactDetails.id} = was.id AND was.value = ${from} AND was.value <> ${to}
          AND NOT EXISTS (SELECT FROM taken) AND NOT EXISTS (SELECT FROM again)
        RETURNING was.id, was.key
      ),
      unkeyed AS (
        DELETE FROM ${contactKeys} USING done
        WHERE ${unique} AND ${contactKeys.key} = done.key AND done.key <> ${stored}
          AND ${contactKeys}.${own} = ${contact.id}::uuid AND ${saidOnce(contact, sql`done`, kind)}
      ),
      keyed AS (
        INSERT INTO ${contactKeys} (key, ${own})
        SELECT ${stored}::text, ${contact.id}::uuid FROM done WHERE ${unique} ON CONFLICT DO NOTHING
      ),
      noted AS (${noteChange(user, contact, 'corrected', { key: sql`${key}`, about: json({ id, kind, from, to }) }, sql`done`)})
      SELECT EXISTS (SELECT FROM was) AS "isThere", EXISTS (SELECT FROM done) AS "isDone",
             ${firstTaken} AS taken, (SELECT value FROM was) = ${from} AS "isAsSeen"`),
  );
  return outcomeOf(rows[0]);
}

function outcomeOf(
  met: (Met & { readonly isAsSeen?: boolean | null }) | undefined,
): ContactOutcome {
  if (met?.isDone) return changed;
  if (!met?.isThere) return { outcome: 'gone' };
  if (met.taken) return { outcome: 'taken', by: met.taken };
  return { outcome: met.isAsSeen === false ? 'clash' : 'same' };
}

/** Nothing else says the address, or domain, of a detail that goes. */
const saidOnce = ({ kind, id }: Contact, gone: SQL, of: DetailKind | SQL): SQL => sql`NOT EXISTS (
  SELECT FROM ${contactDetails} AS other WHERE other.${sql.identifier(kind)} = ${id}::uuid
    AND other.kind = ${of} AND other.key = ${gone}.key AND other.id <> ${gone}.id)`;

/**
 * Takes away what staff or a file said; what a submission says stays with that.
 * @param value what it has to say still; without it, whatever it says
 */
export async function removeDetail(
  user: Staff,
  { contact, key }: Step,
  detail: string,
  value?: string,
): Promise<ContactOutcome> {
  const own = sql.identifier(contact.kind);
  const asSaid = value === undefined ? sql`` : sql`AND value = ${value}`;
  const { rows } = await staffConnection.queryLocked<{ id: string }>(
    contactsLock,
    toQuery(sql`
      WITH removed AS (
        DELETE FROM ${contactDetails}
        WHERE id = ${detail}::uuid AND ${own} = ${contact.id}::uuid AND origin <> 'enquiry' ${asSaid}
        RETURNING id, kind, value, key, origin, at
      ),
      unkeyed AS (
        DELETE FROM ${contactKeys} USING removed
        WHERE ${contactKeys.key} = removed.key AND removed.kind IN ('address', 'domain')
          AND ${contactKeys}.${own} = ${contact.id}::uuid
          AND ${saidOnce(contact, sql`removed`, sql`removed.kind`)}
      ),
      noted AS (${noteChange(user, contact, 'removed', { key: sql`${key}`, about: sql`to_jsonb(removed)` }, sql`removed`)})
      SELECT id FROM removed`),
  );
  return rows.length > 0 ? changed : { outcome: 'gone' };
}
