import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import { payload } from '../support/payload';

/** What the audit log tells of a submission. */
export interface Told {
  status: string;
  assignee: string | null;
  snoozedUntil: string | null;
  isTrashed: boolean;
  priority: string;
  /** That it is part of. */
  merges: number;
  tags: number;
  notes: number;
  /** Of what it is worth and where it stands. */
  opportunitySteps: number;
  /** That stand in the thread. */
  replies: number;
  answers: number;
}

const entry = z.object({
  submission: z.string(),
  action: z.string(),
  detail: z.string().nullable(),
});

/** The log from its beginning to its end, for the submissions that it names. */
export async function storyOf(ids: readonly string[]): Promise<ReadonlyMap<string, Told>> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT submission, action, detail
        FROM audit_entries, jsonb_array_elements_text(submissions) AS submission
        WHERE submission = ANY(${sql.param(ids)}::text[])
          AND action IN ('changed', 'trashed', 'restored')
        ORDER BY at, id`,
  );
  const story = new Map(ids.map((id) => [id, beginning()]));
  for (const { submission, action, detail } of z.array(entry).parse(rows)) {
    const told = story.get(submission);
    if (told) tell(told, action, detail ?? '');
  }
  return story;
}

const beginning = (): Told => ({
  status: 'new',
  assignee: null,
  snoozedUntil: null,
  isTrashed: false,
  priority: 'normal',
  merges: 0,
  tags: 0,
  notes: 0,
  opportunitySteps: 0,
  replies: 0,
  answers: 0,
});

function tell(told: Told, action: string, detail: string): void {
  const [what = '', value = ''] = detail.split(/: (.*)/s);
  const given = value === 'null' ? null : value;
  if (action === 'trashed') told.isTrashed = true;
  else if (action === 'restored') told.isTrashed = false;
  else if (what === 'status') told.status = value;
  else if (what === 'assignee') told.assignee = given;
  else if (what === 'snoozedUntil') told.snoozedUntil = given;
  else if (what === 'priority') told.priority = value;
  else if (detail === 'merged with another') told.merges += 1;
  else if (detail === 'taken apart from another') told.merges -= 1;
  else if (detail === 'tag added') told.tags += 1;
  else if (detail.startsWith('opportunity ')) told.opportunitySteps += 1;
  else if (detail === 'note') told.notes += 1;
  else if (detail === 'reply written') told.replies += 1;
  else if (detail === 'reply taken back') told.replies -= 1;
  else if (detail === 'answer came in') {
    told.answers += 1;
    told.snoozedUntil = null;
    told.isTrashed = false;
    if (told.status === 'replied' || told.status === 'archived') told.status = 'in-progress';
  } else throw new Error(`The log tells what nobody did: ${detail}`);
}
