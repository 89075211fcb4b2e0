'use server';

import config from '@payload-config';
import { getPayload } from 'payload';
import { z } from 'zod';

import { formNames } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, Refusal, sentForm } from '../action/as-staff';
import { bulkChange, changeOf } from '../list/changes';
import { parseView } from '../list/inbox-view';
import { searchProblems } from '../list/reads/search-operators';
import { changeAsSeen, type Outcome } from '../submission/work';
import { keepUndoable } from '../tools/undo';
import { readPart } from './reads';

/** How far it is; each answer carries it, so it goes on from there with scripts and without. */
export interface WholeState extends ActionState {
  /** What was asked for: a page that is drawn anew without scripts counts anew. */
  readonly asked?: Pick<z.infer<typeof meant>, 'change' | 'until' | 'total'>;
  readonly done?: number;
  /** Where it goes on; null when it is through. */
  readonly place?: z.infer<typeof place> | null;
  /** All of it can be taken back for a minute. */
  readonly isUndoable?: boolean;
}

const place = z.object({ form: z.enum(formNames), after: z.uuid().nullable() });
const before = z.object({
  done: z.number().int().min(0).default(0),
  place: place.nullish(),
});
const meant = z.object({
  view: z.string().max(4000),
  change: bulkChange,
  until: z.iso.datetime(),
  /** How many these were then. */
  total: z.coerce.number().int().min(0),
  sure: z.literal('yes'),
});

/** One statement changes so many. */
const partSize = 200;
/** A request answers by then, and the next one goes on. */
const budgetMs = 4000;

const unclear = 'Part of this search was left out. Correct the search first: nothing was changed.';

/** Does the same to all that a search finds, in parts; what somebody changed since the page was made stays. */
export async function changeWhole(former: WholeState, sent: FormData): Promise<WholeState> {
  const data = sentForm(sent);
  const wanted = meant.safeParse(Object.fromEntries(data)).data;
  const from = before.safeParse(former).data ?? { done: 0 };
  let reached: WholeState = {
    ...(wanted && { asked: { change: wanted.change, until: wanted.until, total: wanted.total } }),
    ...{ done: from.done, place: from.place ?? null },
  };
  const answer = await asStaff('work', data, wanted, async ({ view, change, until }, user) => {
    const payload = await getPayload({ config });
    const query = parseView(Object.fromEntries(new URLSearchParams(view)));
    if ((await searchProblems(query.search, user)).length > 0) throw new Refusal(unclear);
    const changed: Outcome['changed'][number][] = [];
    const ends = Date.now() + budgetMs;
    let { done, place: at = null } = from;
    do {
      const part = await readPart(payload, user, query, { until, place: at, limit: partSize });
      const targets = part.rows.map(({ id, status }) => ({ id, expects: status }));
      const outcome = await changeAsSeen(part.form, user, targets, changeOf(change));
      changed.push(...outcome.changed);
      done += outcome.changed.length;
      at = part.next;
      reached = { ...reached, done, place: at };
    } while (at !== null && Date.now() < ends);
    // Only as a whole: half of it taken back would be neither.
    if (at !== null || from.place) return;
    const scope = query.queue ? 'all' : query.form.name;
    const isUndoable = await keepUndoable({ scope, done: change, given: null }, changed);
    reached = { ...reached, isUndoable };
  });
  return { ...reached, ...answer };
}
