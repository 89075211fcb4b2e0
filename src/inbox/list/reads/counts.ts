import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';

import { formList, type FormDefinition, type FormName } from '@/forms';
import { byName } from '@/platform/by-name';

import { noTests } from '@/submissions/records/made/tests';

import { asSeenBy } from '../../access';
import { formsOf, type SubmissionQuery } from '../submission-query';
import type { SubmissionPage } from './page';
import { countNarrowed, mostCounted } from './narrowed';
import { reading } from './reading';
import { searchWhere } from './search-where';
import { inSearchTurn, searcher } from './search-turn';

export type SubmissionCounts = Record<FormName, number>;

/** How many submissions each form has, without tests, or null when they could not be counted. */
export function countSubmissions(user: TypedUser): Promise<SubmissionCounts | null> {
  return reading('count submissions', async (payload) => {
    const counts = formList.map(async (form) => ({
      name: form.name,
      ...(await countDocs(payload, form, user)),
    }));
    return byName(await Promise.all(counts), ({ totalDocs }) => totalDocs);
  });
}

/** How many nobody has opened yet, in all forms, or null when they could not be counted. */
export function countUnread(user: TypedUser): Promise<number | null> {
  return reading('count unread submissions', async (payload) => {
    const unread: Where = { readAt: { exists: false } };
    const counts = await Promise.all(
      formList.map((form) => countDocs(payload, form, user, unread)),
    );
    return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
  });
}

const countDocs = (payload: Payload, form: FormDefinition, user: TypedUser, ...wanted: Where[]) =>
  payload.count({
    collection: form.collection,
    where: { and: [...noTests(form), ...wanted] },
    ...asSeenBy(user),
  });

/** A list that the figures lead to is counted in full, as the figures count it. */
const mostOfFigures = 1_000_000;

/**
 * How many a query finds, or null when they could not be counted. A search that finds more than
 * `mostCounted` says one more than that; in a list of work, each form is counted that far.
 * @param firstPage what `listSubmissions` gave without a place. Where that is all, nothing is read:
 * a word that no index knows, of two letters say, would be looked for twice.
 */
export async function countFound(
  query: SubmissionQuery,
  user: TypedUser,
  firstPage: SubmissionPage | null = null,
): Promise<number | null> {
  if (firstPage && !firstPage.after)
    return firstPage.submissions.filter(({ quarantinedFor }) => quarantinedFor !== 'test').length;
  const counts = await Promise.all(
    formsOf(query).map((form) => countOfForm({ ...query, form }, user)),
  );
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}

const countOfForm = (query: SubmissionQuery, user: TypedUser): Promise<number | null> =>
  reading('count what was found', async (payload) => {
    const where = await searchWhere(payload, query, user);
    const most = query.search ? mostCounted + 1 : mostOfFigures;
    return inSearchTurn(searcher(query, user), () =>
      countNarrowed(payload, user, { query, where, most }),
    );
  });
