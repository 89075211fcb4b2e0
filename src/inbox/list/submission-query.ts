import type { Where } from 'payload';

import { formList, type FormDefinition, type Priority, type Status } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { literal } from '@/platform/plain-text';
import type { FirstReply } from '@/submissions/records/figures/first-replies';
import { noTests } from '@/submissions/records/made/tests';
import { searchedBeside } from '@/submissions/records/search-indexes';

import { startOfDate } from '../figures/calendar-days';
import type { Queue } from './queue/queues';
import { parseSearch } from './parse-search';
import { searchState } from './search-states';
import { searchWords, type SearchWord } from './search-words';

export interface SubmissionSort {
  /** Each submission has a value there. */
  readonly column: 'submittedAt' | 'lastWord' | 'name' | 'email';
  readonly descending: boolean;
}

/** What a table can be narrowed to, beside its status. */
export const shows = [
  { value: 'unread', label: 'Unread' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'answered', label: 'Answered' },
  { value: 'trash', label: 'Trash' },
] as const;

/** Which of a form's submissions, and in which order; what is null does not narrow. */
export interface SubmissionQuery {
  readonly form: FormDefinition;
  /** The id of a form that editors made; null for all of them. */
  readonly made: string | null;
  /** A list of work across all forms. The form is then that of the open submission. */
  readonly queue: Queue | null;
  /** Words that all have to occur, each anywhere in what was sent or in the internal notes. */
  readonly search: string | null;
  readonly status: Status | null;
  readonly show: (typeof shows)[number]['value'] | null;
  /** How the first reply stands against the promise, as the figures count it. */
  readonly firstReply: FirstReply | null;
  /** The id of a user, or `nobody`. */
  readonly assignee: string | null;
  /** As somebody spelled it; `beyondPayload` asks for it. */
  readonly tag: string | null;
  readonly priority: Priority | null;
  readonly quarantined: boolean | null;
  /** The page on which their senders arrived, or `notKnown`. */
  readonly landing: string | null;
  /** The campaign's source or else the referrer, or `notKnown`. */
  readonly source: string | null;
  /** Days where the place is, `2026-11-20`, the last one included. */
  readonly from: string | null;
  readonly to: string | null;
  /** A value for a choice of the form, or `notKnown`, by the name of the field. */
  readonly choices: Readonly<Record<string, string>>;
  /** The same for questions of the made form, by their keys; `beyondPayload` asks for it. */
  readonly answers: Readonly<Record<string, string>>;
  readonly sort: SubmissionSort;
  /** Only where somebody looks at the list of their form. */
  readonly showsTests?: boolean;
}

/** Stands for a choice that was not given, and for an unknown source. */
export const notKnown = '-';

/** The row that a page begins after, or ends before. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

/** What a word of a search finds in another notation. */
export interface FoundWord {
  readonly text: string;
  readonly ids: readonly string[];
}

/** Whose submissions a query finds. */
export const formsOf = ({ queue, form }: SubmissionQuery): readonly FormDefinition[] =>
  queue ? formList : [form];

/** For the option `trash` of `find` and `count`, which is not part of a `where`. */
export const includesTrash = ({ show, search }: SubmissionQuery): boolean =>
  show === 'trash' || asksForTrash(search);

const asksForTrash = (search: string | null): boolean =>
  parseSearch(search).operators.some(
    ({ name, value, isExcluded }) => name === 'is' && !isExcluded && isTrash(value),
  );

function isTrash(value: string): boolean {
  const state = searchState(value.toLowerCase());
  return state !== null && 'fact' in state && state.fact === 'trash';
}

/**
 * What a query asks for as Payload's filter, without its order, its page, what depends on who looks
 * and when (`workWhere`, `operatorsWhere`), and what no filter can say (`beyondPayload`).
 * @param found by the words of the search that are written otherwise in the database
 */
export function whereOf(query: SubmissionQuery, found: readonly FoundWord[] = []): Where {
  const { form, made, search, status, show, assignee, quarantined, landing } = query;
  const { from, to, choices, priority } = query;
  const and: Where[] = [];
  for (const word of searchWords(search)) {
    const ids = found.filter(({ text }) => text === word.text).flatMap((each) => each.ids);
    and.push(containsWord(form, word, ids));
  }
  if (!query.showsTests) and.push(...noTests(form));
  if (made) and.push({ formId: { equals: made } });
  if (status) and.push({ status: { equals: status } });
  if (show === 'unread') and.push({ readAt: { exists: false } });
  if (show === 'answered') and.push({ repliedAt: { exists: true } });
  if (show === 'trash') and.push({ deletedAt: { exists: true } });
  if (assignee === 'nobody') and.push({ assignee: { exists: false } });
  else if (assignee) and.push({ assignee: { equals: assignee } });
  if (priority) and.push({ priority: { equals: priority } });
  if (quarantined !== null) and.push({ quarantinedFor: { exists: quarantined } });
  if (landing === notKnown) and.push({ 'source.landingPage': { exists: false } });
  else if (landing) and.push({ 'source.landingPage': { equals: landing } });
  and.push(...sourceWhere(query));
  if (from) and.push({ submittedAt: { greater_than_equal: startOfDate(from) } });
  if (to) and.push({ submittedAt: { less_than: startOfDate(to, 1) } });
  for (const [name, value] of Object.entries(choices))
    and.push({ [name]: value === notKnown ? { exists: false } : { equals: value } });
  return and.length > 0 ? { and } : {};
}

function sourceWhere({ source }: SubmissionQuery): Where[] {
  const noCampaign: Where = { 'source.utmSource': { exists: false } };
  if (source === null) return [];
  if (source === notKnown) return [noCampaign, { 'source.referrer': { exists: false } }];
  const referred: Where = { and: [{ 'source.referrer': { equals: source } }, noCampaign] };
  return [{ or: [{ 'source.utmSource': { equals: source } }, referred] }];
}

/** A word in any text, or in the words of a choice that was made. */
export function containsWord(
  form: FormDefinition,
  { text: word, reference }: SearchWord,
  ids: readonly string[] = [],
): Where {
  const answers = form.fields
    .map((field) => kindOf(field).find(word))
    .filter((where) => where !== null);
  const beside = searchedBeside.map((name): Where => ({ [name]: { contains: literal(word) } }));
  const others: Where[] = [
    ...(reference === null ? [] : [{ reference: { contains: reference } }]),
    ...(ids.length === 0 ? [] : [{ id: { in: [...ids] } }]),
  ];
  return { or: [...beside, ...answers, ...others] };
}

/**
 * The id decides between equals, so that no row stands on two pages. When the last word came is no column:
 * `idsWhere` and `inOrder` order by that.
 */
export const sortOf = ({ sort: { column, descending } }: SubmissionQuery): string[] =>
  (column === 'lastWord' ? ['id'] : [column, 'id']).map((each) => (descending ? `-${each}` : each));

/** The same the other way round, to read a page that ends before a row. */
export const reversed = <Query extends SubmissionQuery>(query: Query): Query => ({
  ...query,
  sort: { ...query.sort, descending: !query.sort.descending },
});

/**
 * What comes after a row in the query's order. The first condition says nothing new, but lets
 * PostgreSQL begin in its index where the page begins, however deep that is.
 */
export function whereAfter({ sort }: SubmissionQuery, { value, id }: Cursor): Where {
  const beyond = sort.descending ? 'less_than' : 'greater_than';
  return {
    and: [
      { [sort.column]: { [`${beyond}_equal`]: value } },
      { or: [{ [sort.column]: { [beyond]: value } }, { id: { [beyond]: id } }] },
    ],
  };
}
