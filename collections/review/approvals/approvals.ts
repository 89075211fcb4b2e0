import { inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { rolesWith } from '@/accounts/rights';
import { causesOf } from '@/platform/database/failure-reason';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { isOf, type Shared } from '../shared';
import { approvals } from './table';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** As it is stored: whether it still holds is said by the draft (open-approvals.ts). */
export interface Approval extends Shared {
  readonly id: string;
  readonly state: 'waiting' | 'approved' | 'returned';
  readonly asker: Person;
  readonly approver: Person;
  readonly note: string;
  readonly answer: string;
  readonly approvedWords: string | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** As long as a note may be, in characters. */
export const longestNote = 1000;

const { id, owner, document, asker, approver, state, note, answer, approvedWords } = approvals;
const { askedAt, answeredAt } = approvals;
const [askers, approvers] = [alias(users, 'askers'), alias(users, 'approvers')];

async function listWhere(condition: SQL): Promise<readonly Approval[]> {
  const { rows } = await run(
    staffConnection,
    sql<Approval>`
      SELECT ${id}, ${owner}, ${document}, ${state}, ${note}, ${answer},
             ${approvedWords} AS "approvedWords", ${askedAt} AS "askedAt", ${answeredAt} AS "answeredAt",
             json_build_object('id', ${askers.id}, 'name', ${askers.name}) AS asker,
             json_build_object('id', ${approvers.id}, 'name', ${approvers.name}) AS approver
      FROM ${approvals}
      JOIN ${users} AS ${askers} ON ${askers.id} = ${asker}
      JOIN ${users} AS ${approvers} ON ${approvers.id} = ${approver}
      WHERE ${condition} ORDER BY ${askedAt} DESC, ${id} LIMIT 500`,
  );
  return rows;
}

/** None of these checks any access. */
export const getApproval = async (shared: Shared): Promise<Approval | undefined> =>
  (await listWhere(isOf(approvals, shared)))[0];

export const getApprovalById = async (one: string): Promise<Approval | undefined> =>
  (await listWhere(sql`${id} = ${one}::uuid`))[0];

export const listApprovalsOf = (collection: string): Promise<readonly Approval[]> =>
  listWhere(sql`${owner} = ${collection}`);

/** What somebody asked for, or is asked for. */
export const listApprovalsFor = (person: string): Promise<readonly Approval[]> =>
  listWhere(sql`${person}::uuid IN (${asker}, ${approver})`);

export const listAllApprovals = (): Promise<readonly Approval[]> => listWhere(sql`true`);

/** Who may be asked: the others who change content. Their names stand beside what they changed as well. */
export async function listColleagues(me: string): Promise<readonly Person[]> {
  const { rows } = await run(
    staffConnection,
    sql<Person>`
      SELECT ${users.id}, ${users.name} FROM ${users}
      WHERE ${inArray(users.role, rolesWith('content'))} AND ${users.id} <> ${me}::uuid
      ORDER BY ${users.name}, ${users.id} LIMIT 200`,
  );
  return rows;
}

interface Asking extends Shared {
  readonly asker: string;
  readonly approver: string;
  readonly note: string;
}

/** In place of what was asked before, also a moment before. @returns its id */
export async function askForApproval(given: Asking): Promise<string | undefined> {
  try {
    return await replaceApproval(given);
  } catch (error) {
    if (!causesOf(error).some(isTwin)) throw error;
    return replaceApproval(given);
  }
}

/** Two presses of a button: the second one did not see yet what the first one stored. */
const isTwin = (error: Error): boolean => 'code' in error && error.code === '23505';

async function replaceApproval(given: Asking): Promise<string | undefined> {
  const values = { ...given, state: 'waiting' } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH gone AS (DELETE FROM ${approvals} WHERE ${isOf(approvals, given)} RETURNING 1)
      ${insertSelect(approvals, values, sql`FROM (SELECT count(*) FROM gone) AS before`)}
      RETURNING ${id}`,
  );
  return rows[0]?.id;
}

interface Answer {
  readonly approver: string;
  readonly state: 'approved' | 'returned';
  readonly answer: string;
  readonly approvedWords: string | null;
}

/** By who was asked, while it waits. @returns whether it did */
export async function answerApproval(one: string, given: Answer): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${approvals}
        SET state = ${given.state}, answer = ${given.answer}, approved_words = ${given.approvedWords},
            answered_at = now()
        WHERE ${id} = ${one}::uuid AND ${approver} = ${given.approver}::uuid AND ${state} = 'waiting'`,
  );
  return rowCount === 1;
}

/** By who asked. @returns whether there was one */
export async function withdrawApproval(shared: Shared, by: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${approvals} WHERE ${isOf(approvals, shared)} AND ${asker} = ${by}::uuid`,
  );
  return rowCount === 1;
}

export async function forgetApproval(shared: Shared): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${approvals} WHERE ${isOf(approvals, shared)}`);
}
