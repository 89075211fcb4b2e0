import 'server-only';

import { and, sql } from 'drizzle-orm';
import type { Payload, TypedUser } from 'payload';

import type { FormDefinition, FormName, Status } from '@/forms';
import { countCapped } from '@/submissions/records/queue/count-capped';
import { statesWhere } from '@/submissions/records/ids-where';
import { tableOf } from '@/submissions/records/tables';

import { mustReadForm } from '../access';
import { conditionOf } from '../list/reads/narrowed';
import { inSearchTurn, searcher } from '../list/reads/search-turn';
import { searchWhere } from '../list/reads/search-where';
import { formsOf, type SubmissionQuery } from '../list/submission-query';

/** Nobody changes more by one button. */
const mostChanged = 100_000;

/** Where the work on a whole search stands: before which row of which form. */
export interface WholePlace {
  readonly form: FormName;
  /** The id of the last row that was looked at; null at the beginning of a form. */
  readonly after: string | null;
}

interface Part {
  readonly form: FormDefinition;
  readonly rows: readonly { readonly id: string; readonly status: Status }[];
  /** Null at the end. */
  readonly next: WholePlace | null;
}

/**
 * What a search finds of a form, for whoever may read it, as far as nobody has changed it since an
 * instant: what came or changed meanwhile is not what somebody meant.
 */
async function foundBefore(
  payload: Payload,
  user: TypedUser,
  query: SubmissionQuery,
  until: string,
) {
  const { form } = query;
  await mustReadForm(payload, user, form);
  const asked = { ...query, showsTests: query.made !== null };
  const condition = await conditionOf(
    payload,
    user,
    asked,
    await searchWhere(payload, asked, user),
  );
  return and(condition, sql`${tableOf(form).updatedAt} <= ${until}::timestamptz`) ?? condition;
}

/** How many a search finds in all. */
export async function countWhole(
  payload: Payload,
  user: TypedUser,
  query: SubmissionQuery,
  until: string,
): Promise<number> {
  const counted = await Promise.all(
    formsOf(query).map(async (form) => {
      const where = await foundBefore(payload, user, { ...query, form }, until);
      return inSearchTurn(searcher(query, user), () => countCapped([{ form, where }], mostChanged));
    }),
  );
  return counted.flat().reduce((sum, count) => sum + count, 0);
}

/** The next rows of it, form by form, each in the order of the ids: what is changed may leave the search. */
export async function readPart(
  payload: Payload,
  user: TypedUser,
  query: SubmissionQuery,
  { until, place, limit }: { until: string; place: WholePlace | null; limit: number },
): Promise<Part> {
  const all = formsOf(query);
  const [first] = all;
  const form = all.find(({ name }) => name === place?.form) ?? first;
  if (!form) throw new Error('A search is of no form');
  const after = place?.after ?? null;
  const found = await foundBefore(payload, user, { ...query, form }, until);
  const where = after === null ? found : and(found, sql`${tableOf(form).id} > ${after}::uuid`);
  const rows = await inSearchTurn(searcher(query, user), () =>
    statesWhere(form, where ?? found, limit),
  );
  const last = rows.at(-1);
  const following = all[all.indexOf(form) + 1];
  const next =
    rows.length === limit && last
      ? { form: form.name, after: last.id }
      : following
        ? { form: following.name, after: null }
        : null;
  return { form, rows, next };
}
