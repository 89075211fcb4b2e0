import 'server-only';

import type { SQL } from 'drizzle-orm';
import type { TypedUser, Where } from 'payload';
import { cache } from 'react';

import { formList, forms, priorities, type FormDefinition, type FormName } from '@/forms';
import { foldCase } from '@/platform/fold-case';
import { literal } from '@/platform/plain-text';
import { hasFiles } from '@/submissions/records/attachments/has-files';
import { readerOf } from '@/submissions/records/made/readers';
import { isMentioned } from '@/submissions/records/mentions/mentions';
import { idsByPlainName } from '@/submissions/records/notations';
import { idsByFormerAddress } from '@/submissions/records/person/former-addresses';
import { hasTag, isTagged, listTags, mostListed } from '@/submissions/records/tags/tags';
import { hasDraftOf } from '@/submissions/records/thread/has-draft';
import { isUndelivered } from '@/submissions/records/thread/undelivered';
import { isWatchedBy } from '@/submissions/records/watches/watches';

import { startOfDate } from '../../figures/calendar-days';
import { readMadeForms } from '../../made/reads';
import { listColleagues } from '../../submission/colleagues';
import { parseSearch, type Operator, type OperatorName } from '../parse-search';
import { stateWhere } from '../queue/queue-where';
import { searchDay } from '../search-day';
import { searchState, usualStates } from '../search-states';
import { plainWord } from '../search-words';

/** What an operator asks of the submissions of a form. */
export type Condition = { readonly where: Where } | { readonly sql: SQL };

type Asks = (form: FormDefinition) => Condition | Promise<Condition>;

/** An operator that was understood, or what to write in place of it. */
type Understood = { readonly of: Asks } | { readonly remedy: string };

/** The same as a part of a search: what it asks for, or why it was left out. */
export type Meaning =
  | { readonly isExcluded: boolean; readonly of: Asks }
  | { readonly problem: string };

const all: Where = { id: { exists: true } };
const none: Where = { id: { exists: false } };

/** Nobody asks for more, and each is a part of the statement and may read the database before it. */
const mostOperators = 20;

/** A page asks for them once for each form, to list and to count. */
export const meaningsOf = cache(
  (search: string | null, user: TypedUser): Promise<readonly Meaning[]> =>
    Promise.all(
      parseSearch(search).operators.map(async (each, at) =>
        at < mostOperators
          ? meaningOf(each, user)
          : leftOut(each, `a search takes ${mostOperators} of these.`),
      ),
    ),
);

const leftOut = ({ typed }: Operator, remedy: string): Meaning => ({
  problem: `“${typed}” was left out: ${remedy}`,
});

async function meaningOf(operator: Operator, user: TypedUser): Promise<Meaning> {
  const { name, value, isExcluded } = operator;
  const understood =
    value === ''
      ? { remedy: 'write what it asks for directly behind the colon.' }
      : await readers[name](value, user);
  if ('remedy' in understood) return leftOut(operator, understood.remedy);
  return { isExcluded, ...understood };
}

type Reads = (value: string, user: TypedUser) => Understood | Promise<Understood>;

const meant = (where: Where): Understood => ({ of: () => ({ where }) });

const readers: Readonly<Record<OperatorName, Reads>> = {
  from: (value) => ({ of: async (form) => ({ where: await sentBy(form, value) }) }),
  to: assignedTo,
  assigned: assignedTo,
  is: inState,
  has: havingKept,
  tag: tagged,
  priority: ofPriority,
  before: (value) => onDay(value, (begins) => ({ less_than: begins })),
  after: (value) => onDay(value, (begins) => ({ greater_than_equal: begins })),
  form: ofForm,
};

type Kept = (form: FormDefinition, user: TypedUser) => Condition;

const keptBeside: ReadonlyMap<string, Kept> = new Map<string, Kept>([
  ['file', (form) => ({ sql: hasFiles(form) })],
  ['note', () => ({ where: { notesText: { exists: true } } })],
  ['draft', (form, { id }) => ({ sql: hasDraftOf(form, id) })],
  ['tag', (form) => ({ sql: isTagged(form) })],
]);

function havingKept(value: string, user: TypedUser): Understood {
  const kept = keptBeside.get(value.toLowerCase());
  if (kept) return { of: (form) => kept(form, user) };
  return {
    remedy: `write one of ${[...keptBeside.keys()].map((name) => `has:${name}`).join(', ')}.`,
  };
}

function ofPriority(value: string): Understood {
  const wanted = plainWord(value);
  const found = priorities.find((each) => each.value === wanted)?.value;
  if (found) return meant({ priority: { equals: found } });
  const known = priorities.map((each) => `priority:${each.value}`).join(', ');
  return { remedy: `write one of ${known}.` };
}

function onDay(value: string, compared: (begins: string) => object): Understood {
  const day = searchDay(value, Date.now());
  return day === null
    ? { remedy: 'write a day such as 2026-11-01, 1 nov or yesterday.' }
    : meant({ submittedAt: compared(startOfDate(day)) });
}

function inState(value: string, user: TypedUser): Understood {
  const state = searchState(value.toLowerCase());
  if (!state) return { remedy: `write one of is:${usualStates.join(', is:')}.` };
  const queue = 'queue' in state ? state.queue : null;
  if (queue === 'not-delivered') return { of: (form) => ({ sql: isUndelivered(form) }) };
  if (queue === 'watching') return { of: (form) => ({ sql: isWatchedBy(form, user.id) }) };
  if (queue === 'mentions') return { of: (form) => ({ sql: isMentioned(form, user.id) }) };
  return { of: async (form) => ({ where: { and: await stateWhere(form, state, user) } }) };
}

/** By the whole tag, else by all that have this in them. */
async function tagged(value: string, user: TypedUser): Promise<Understood> {
  const names = await listTags(await readerOf(user.id));
  const wanted = foldCase(value);
  const isWhole = names.length === mostListed || names.some((name) => foldCase(name) === wanted);
  const meantBy = isWhole ? [value] : names.filter((name) => foldCase(name).includes(wanted));
  if (meantBy.length > 0) return { of: (form) => ({ sql: hasTag(form, ...meantBy) }) };
  const known = names.length > 0 ? `There are ${listed(names)}.` : 'There is none yet.';
  return { remedy: `no tag is called so. ${known}` };
}

// Within the turn of the search that asks for it: an index knows the names.
const namedLike = cache((form: FormName, pattern: string) => idsByPlainName(forms[form], pattern));

const formerlyLike = cache((form: FormName, pattern: string) =>
  idsByFormerAddress(forms[form], pattern),
);

/** Names with accents are found without them, too. */
async function sentBy(form: FormDefinition, value: string): Promise<Where> {
  const plain = plainWord(value);
  const ids = plain.length < 3 ? [] : await namedLike(form.name, `%${literal(plain)}%`);
  const texts = ['name', 'email'].map((field): Where => ({
    [field]: { contains: literal(value) },
  }));
  const before = plain.length < 3 ? [] : await formerlyLike(form.name, `%${literal(value)}%`);
  const found = [...ids, ...before];
  return { or: [...texts, ...(found.length > 0 ? [{ id: { in: found } }] : [])] };
}

async function assignedTo(value: string, user: TypedUser): Promise<Understood> {
  const wanted = plainWord(value);
  if (wanted === 'me') return meant({ assignee: { equals: user.id } });
  if (wanted === 'nobody') return meant({ assignee: { exists: false } });
  const colleagues = await listColleagues(user);
  const found = colleagues.filter(({ name }) => plainWord(name).includes(wanted));
  if (found.length > 0) return meant({ assignee: { in: found.map(({ id }) => id) } });
  const known = listed(colleagues.map(({ name }) => name));
  return { remedy: `nobody here is called so. There are me, nobody, ${known}.` };
}

async function ofForm(value: string, user: TypedUser): Promise<Understood> {
  const wanted = plainWord(value);
  const isCalled = (title: string) => plainWord(title).includes(wanted);
  const written = formList.filter(({ isMade, staff }) => !isMade && isCalled(staff.title));
  const { forms: made } = await readMadeForms(user, null);
  const ids = made.filter(({ title }) => isCalled(title)).map(({ id }) => id);
  if (written.length + ids.length === 0) {
    const titles = formList.filter(({ isMade }) => !isMade).map(({ staff }) => staff.title);
    const known = listed([...titles, ...made.map(({ title }) => title)]);
    return { remedy: `no form is called so. There are ${known}.` };
  }
  return {
    of: (form) => {
      if (form.isMade) return { where: ids.length > 0 ? { formId: { in: ids } } : none };
      return { where: written.includes(form) ? all : none };
    },
  };
}

/** A hint names no more. */
const mostNamed = 8;

const listed = (names: readonly string[]): string => names.slice(0, mostNamed).join(', ');
