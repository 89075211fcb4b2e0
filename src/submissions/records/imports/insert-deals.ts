import { sql } from 'drizzle-orm';

import { forms } from '@/forms';
import { auditOf } from '@/platform/audit';
import { contact_submissions, contact_submissions_notes, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { erasedAmong } from '../erasure/erasure';
import { opportunities, opportunityChanges } from '../opportunities/opportunities-table';
import type { OpportunityState } from '../opportunities/opportunity';
import { submissions } from '../parent';
import type { Staff } from '../work';
import { countStep, takenRows, type ImportStep } from './imports';

/** A deal with the conversation that it becomes. */
export interface DealRow {
  /** Of its row. */
  readonly place: number;
  /** The same at each import. */
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** What has no room in the message. */
  readonly notes: readonly string[];
  /** Of the conversation, in ISO 8601. */
  readonly submittedAt: string;
  /** What was erased here since then stays erased: the beginning of its day, or long ago where the file says none. */
  readonly knownSince: string;
  readonly stageSince: string;
  readonly owner: string | null;
  readonly source: string;
  readonly state: OpportunityState;
}

const table = contact_submissions;
const notes = contact_submissions_notes;

/**
 * Has some deals come in: each as a contact message of which nobody is told, with its opportunity; and takes
 * their rows away, all in one statement. What is here already stays as it is.
 */
export async function insertDeals(
  user: Staff | null,
  deals: readonly DealRow[],
  step: ImportStep,
): Promise<void> {
  const given = deals.map(({ state, ...deal }) => ({ ...deal, ...state, state }));
  const deed = { action: 'changed', user, collection: forms.contact.collection } as const;
  const by = sql`${user?.id ?? null}::uuid`;
  await run(
    staffConnection,
    sql`
      WITH ${takenRows(step)},
      given AS (
        SELECT given.* FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (
          place int, id uuid, reference text, name text, email text, message text, notes jsonb,
          "submittedAt" timestamptz, "stageSince" timestamptz, owner uuid, source text, state jsonb,
          stage text, outcome text, value bigint, currency text, probability smallint,
          "expectedClose" date, "nextStep" text, "nextStepDay" date, "nextStepTime" text,
          "nextStepOwner" uuid, reason text, remark text, "closedOn" date)
        JOIN taken ON taken.place = given.place
      ),
      kept AS (
        INSERT INTO ${table} (id, submitted_at, active_at, reference, status, read_at, name, email, message,
          notes_text, assignee_id, source_utm_source, owner_notice_state, confirmation_state)
        SELECT id, "submittedAt", now(), reference, 'archived', "submittedAt", name, email, message,
               (SELECT string_agg(note, E'\\n') FROM jsonb_array_elements_text(notes) AS note),
               (SELECT ${users.id} FROM ${users} WHERE ${users.id} = owner),
               source, NULL, NULL
        FROM given ON CONFLICT DO NOTHING RETURNING id
      ),
      noted AS (
        INSERT INTO ${notes} (_order, _parent_id, id, text, author_id, at)
        SELECT nextval('note_order'), id, gen_random_uuid()::text, note, ${by}, now()
        FROM given JOIN kept USING (id),
             jsonb_array_elements_text(notes) WITH ORDINALITY AS each (note, turn)
        ORDER BY id, turn
      ),
      made AS (
        INSERT INTO ${opportunities} (submission, stage, outcome, value, currency, probability, expected_close,
          next_step, next_step_day, next_step_time, next_step_owner, reason, remark, closed_on, stage_since)
        SELECT id, stage, outcome, value, currency, probability, "expectedClose", "nextStep", "nextStepDay",
               "nextStepTime", (SELECT ${users.id} FROM ${users} WHERE ${users.id} = "nextStepOwner"),
               reason, remark, "closedOn", "stageSince"
        FROM given JOIN kept USING (id)
      ),
      logged AS (
        INSERT INTO ${opportunityChanges} (id, submission, at, by, before, after, version)
        SELECT gen_random_uuid(), id, clock_timestamp(), ${by}, NULL, state, 1 FROM given JOIN kept USING (id)
      ),
      audited AS (${auditOf({ ...deed, detail: 'imported' }, sql`kept`)})
      ${countStep(step, { made: sql`(SELECT count(*)::int FROM kept)`, changed: sql`0` })}`,
  );
}

/** Which of these are here, by whichever form. */
export async function listKept(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${submissions.id} AS id FROM ${submissions}
      WHERE ${submissions.id} = ANY(${sql.param(ids)}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Which of these were erased here since they were made, or their person was. */
export const listErased = (deals: readonly DealRow[]): Promise<ReadonlySet<string>> =>
  erasedAmong(
    staffConnection,
    deals.map(({ id, reference, knownSince, name, email, message }) => ({
      ...{ form: 'contact', id, reference, submittedAt: knownSince, quarantinedFor: null },
      values: { name, email, message },
    })),
  );
