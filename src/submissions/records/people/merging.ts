import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { toQuery } from '@/platform/database/statement';

import type { Staff } from '../work';
import { changed, json, tableOf, type ContactOutcome, type Step } from './details';
import { noteChange } from './enter';
import { contactsLock } from './people-table';

/**
 * Has one stand with another. Nothing moves, so that it can be taken apart with the rows as they were. There
 * are no chains: who took in others is merged into nobody.
 */
export async function mergeContacts(
  user: Staff,
  { contact, key }: Step,
  merged: string,
): Promise<ContactOutcome> {
  const table = tableOf(contact);
  const { rows } = await staffConnection.queryLocked<{ isThere: boolean; isDone: boolean }>(
    contactsLock,
    toQuery(sql`
      WITH pair AS (
        SELECT id, merged_into, last_at FROM ${table}
        WHERE id IN (${contact.id}::uuid, ${merged}::uuid) FOR UPDATE
      ),
      fits AS (
        SELECT FROM pair HAVING count(*) = 2 AND count(merged_into) = 0
          AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.merged_into = ${merged}::uuid)
      ),
      done AS (
        UPDATE ${table} SET merged_into = ${contact.id}::uuid FROM fits
        WHERE ${table.id} = ${merged}::uuid RETURNING ${table.id} AS id
      ),
      active AS (
        UPDATE ${table} SET last_at = (SELECT max(last_at) FROM pair) FROM fits
        WHERE ${table.id} = ${contact.id}::uuid
      ),
      noted AS (${noteChange(user, contact, 'merged', { key: sql`${key}`, about: json({ merged }) }, sql`done`)})
      SELECT (SELECT count(*) = 2 FROM pair) AS "isThere", EXISTS (SELECT FROM done) AS "isDone"`),
  );
  const [met] = rows;
  if (met?.isDone) return changed;
  return { outcome: met?.isThere ? 'clash' : 'gone' };
}

export async function takeContactsApart(
  user: Staff,
  { contact, key }: Step,
  merged: string,
): Promise<ContactOutcome> {
  const table = tableOf(contact);
  const { rows } = await staffConnection.queryLocked<{ id: string }>(
    contactsLock,
    toQuery(sql`
      WITH done AS (
        UPDATE ${table} SET merged_into = NULL
        WHERE id = ${merged}::uuid AND merged_into = ${contact.id}::uuid RETURNING id
      ),
      active AS (
        UPDATE ${table} SET last_at = (
          SELECT max(member.own_last_at) FROM ${table} AS member
          WHERE member.id = ${contact.id}::uuid
            OR member.merged_into = ${contact.id}::uuid AND member.id <> ${merged}::uuid
        ) FROM done WHERE ${table.id} = ${contact.id}::uuid
      ),
      noted AS (${noteChange(user, contact, 'taken-apart', { key: sql`${key}`, about: json({ merged }) }, sql`done`)})
      SELECT id FROM done`),
  );
  return rows.length > 0 ? changed : { outcome: 'clash' };
}
