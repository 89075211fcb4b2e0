import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { parentOf, type Parent } from '../parent';
import { threadEntries } from '../thread/thread-table';
import { proposedTimes } from './times-table';

/** A time that we propose to talk. */
export interface ProposedTime {
  readonly id: string;
  readonly submission: string;
  /** The mail that proposes it, with others. */
  readonly reply: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly chosenAt: Date | null;
}

const { id, submission, reply, startsAt, minutes, chosenAt } = proposedTimes;

const ofTime = sql`${id}, ${submission}, ${reply}, ${startsAt} AS "startsAt", ${minutes},
  ${chosenAt} AS "chosenAt"`;

/** Nobody sees a time whose mail is not on its way, or was taken back. */
const isProposed = sql`EXISTS (
  SELECT FROM ${threadEntries} WHERE ${threadEntries.id} = ${reply} AND ${threadEntries.state} = 'sent')`;

/** What was proposed about a submission and has gone out, the latest mail first. It checks no access. */
export async function listProposedTimes(submissions: readonly string[]): Promise<ProposedTime[]> {
  const { rows } = await run(
    staffConnection,
    sql<ProposedTime>`
      SELECT ${ofTime} FROM ${proposedTimes}
      WHERE ${submission} = ANY(${sql.param(submissions)}::uuid[]) AND ${isProposed}
      ORDER BY ${startsAt}, ${id}`,
  );
  return rows;
}

/** It checks no access: the caller has to. */
export async function getProposedTime(
  time: string,
): Promise<(ProposedTime & { readonly parent: Parent }) | null> {
  const { rows } = await run(
    staffConnection,
    sql<ProposedTime & { readonly parent: Parent }>`
      SELECT ${ofTime}, ${parentOf(submission)} AS parent
      FROM ${proposedTimes} WHERE ${id} = ${time}`,
  );
  return rows[0] ?? null;
}

interface Proposal extends Pick<ProposedTime, 'submission' | 'reply' | 'minutes'> {
  readonly startsAt: readonly string[];
}

/** Keeps what a mail is to propose, once however often it is sent. */
export async function storeTimes(proposal: Proposal): Promise<void> {
  await run(
    staffConnection,
    sql`
      INSERT INTO ${proposedTimes} (${columnNames(id, submission, reply, startsAt, minutes)})
      SELECT time.id, ${proposal.submission}, ${proposal.reply}, time.starts_at, ${proposal.minutes}::integer
      FROM unnest(${sql.param(proposal.startsAt.map(() => randomUUID()))}::uuid[],
                  ${sql.param(proposal.startsAt)}::timestamptz[]) AS time (id, starts_at)
      WHERE NOT EXISTS (SELECT FROM ${proposedTimes} WHERE ${reply} = ${proposal.reply})`,
  );
}

/** For a mail that was never queued. */
export async function discardTimes(mail: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${proposedTimes} WHERE ${reply} = ${mail} AND NOT EXISTS (
          SELECT FROM ${threadEntries} WHERE ${threadEntries.id} = ${mail})`,
  );
}

/**
 * Chooses a time that is still to come, of a mail of which no other was chosen.
 * @returns the time, also where it was chosen before; null where it cannot be
 */
export async function chooseTime(
  time: string,
  submissions: readonly string[],
): Promise<ProposedTime | null> {
  const { rows } = await run(
    staffConnection,
    sql<ProposedTime>`
      WITH wanted AS (
        SELECT ${id} AS wanted, ${reply} AS mail FROM ${proposedTimes}
        WHERE ${id} = ${time} AND ${submission} = ANY(${sql.param(submissions)}::uuid[])
          AND ${isProposed} AND (${startsAt} > now() OR ${chosenAt} IS NOT NULL)
      ),
      -- Two that choose at once wait for each other here.
      together AS (
        SELECT ${id}, ${chosenAt} FROM ${proposedTimes}, wanted
        WHERE ${reply} = wanted.mail ORDER BY ${id} FOR UPDATE OF ${proposedTimes}
      )
      UPDATE ${proposedTimes} SET ${assignments(proposedTimes, {
        chosenAt: sql`coalesce(${chosenAt}, now())`,
      })}
      FROM wanted
      WHERE ${id} = wanted.wanted AND NOT EXISTS (
        SELECT FROM together WHERE together.id <> wanted.wanted AND together.chosen_at IS NOT NULL)
      RETURNING ${ofTime}`,
  );
  return rows[0] ?? null;
}
