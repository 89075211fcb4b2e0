import 'server-only';

import { sql, type SQL } from 'drizzle-orm';
import type { Payload, TypedUser, Where } from 'payload';
import { cache } from 'react';

import { formList, forms, type FormDefinition, type FormName } from '@/forms';
import { literal } from '@/platform/plain-text';
import { hasFiles } from '@/submissions/records/attachments/has-files';
import { idsByPlainName, isNamedLike } from '@/submissions/records/notations';
import { hasMailWith } from '@/submissions/records/thread/thread-search';
import { isUndelivered } from '@/submissions/records/thread/undelivered';

import { startOfDate } from '../../figures/calendar-days';
import { readMadeForms } from '../../made/reads';
import { listColleagues } from '../../submission/colleagues';
import { parseSearch, type Operator } from '../parse-search';
import { stateWhere } from '../queue/queue-where';
import { searchDay } from '../search-day';
import { searchState, usualStates } from '../search-states';
import { excludedWords, plainWord } from '../search-words';
import { containsWord } from '../submission-query';
import { sqlWhere } from './sql-where';

/** What an operator asks of the submissions of a form. */
type Condition = { readonly where: Where } | { readonly sql: SQL };

/** An operator that was understood, or why it was left out. */
type Meaning =
  | {
      readonly isExcluded: boolean;
      readonly of: (form: FormDefinition) => Condition | Promise<Condition>;
    }
  | { readonly problem: string };

const all: Where = { id: { exists: true } };
const none: Where = { id: { exists: false } };

/** Whether a search asks for something that no filter of Payload's can say (`operatorsSql`). */
export function searchNeedsSql(search: string | null): boolean {
  const { operators, excluded } = parseSearch(search);
  return (
    excluded.length > 0 ||
    operators.some(
      ({ name, value, isExcluded }) =>
        isExcluded || (name === 'has' && value === 'file') || isUndeliveredState(name, value),
    )
  );
}

const isUndeliveredState = (name: string, value: string): boolean =>
  name === 'is' && value.toLowerCase() === 'not-delivered';

/** By the operators of a search, as far as Payload's filter can say it. */
export async function operatorsWhere(
  { form, search }: { form: FormDefinition; search: string | null },
  user: TypedUser,
): Promise<Where[]> {
  const asked = await conditionsIn(form, search, user);
  return asked.flatMap(({ isExcluded, condition }) =>
    !isExcluded && 'where' in condition ? [condition.where] : [],
  );
}

/** The rest: what is to be left out, and what no filter can say. */
export async function operatorsSql(
  payload: Payload,
  { form, search }: { form: FormDefinition; search: string | null },
  user: TypedUser,
): Promise<SQL[]> {
  const asked = await conditionsIn(form, search, user);
  const operators = asked.flatMap(({ isExcluded, condition }) => {
    const said = 'sql' in condition ? condition.sql : sqlWhere(payload, form, condition.where);
    if (isExcluded) return [sql`(${said}) IS NOT TRUE`];
    return 'sql' in condition ? [said] : [];
  });
  const words = excludedWords(search).map((word) => {
    const pattern = `%${literal(word.text)}%`;
    const plain = `%${literal(plainWord(word.text))}%`;
    return sql`(${sqlWhere(payload, form, containsWord(form, word))}
      OR ${isNamedLike(form, plain)} OR ${hasMailWith(form, pattern)}) IS NOT TRUE`;
  });
  return [...operators, ...words];
}

/** What was left out of a search, or taken as text, each in a sentence that says what to do. */
export async function searchProblems(
  search: string | null,
  user: TypedUser,
): Promise<readonly string[]> {
  const unknown = parseSearch(search).unknown.map(
    (typed) =>
      `“${typed}” was looked for as text. What narrows a search is called from:, to:, is:, has:, before:, after: and form:.`,
  );
  const meanings = await meaningsOf(search, user);
  return [...meanings.flatMap((each) => ('problem' in each ? [each.problem] : [])), ...unknown];
}

async function conditionsIn(form: FormDefinition, search: string | null, user: TypedUser) {
  const meanings = await meaningsOf(search, user);
  const understood = meanings.flatMap((each) => ('of' in each ? [each] : []));
  return Promise.all(
    understood.map(async ({ isExcluded, of }) => ({ isExcluded, condition: await of(form) })),
  );
}

/** A page asks for them once for each form, to list and to count. */
const meaningsOf = cache((search: string | null, user: TypedUser): Promise<readonly Meaning[]> =>
  Promise.all(parseSearch(search).operators.map((each) => meaningOf(each, user))),
);

async function meaningOf(operator: Operator, user: TypedUser): Promise<Meaning> {
  const { name, value, isExcluded } = operator;
  const leftOut = (remedy: string) => ({
    problem: `“${operator.typed}” was left out: ${remedy}`,
  });
  const meant = (where: Where): Meaning => ({ isExcluded, of: () => ({ where }) });
  if (value === '') return leftOut(`write what it asks for directly behind the colon.`);
  switch (name) {
    case 'from':
      return { isExcluded, of: async (form) => ({ where: await sentBy(form, value) }) };
    case 'before':
    case 'after': {
      const day = searchDay(value, Date.now());
      if (day === null) return leftOut('write a day such as 2026-11-01, 1 nov or yesterday.');
      const begins = startOfDate(day);
      return meant({
        submittedAt: name === 'before' ? { less_than: begins } : { greater_than_equal: begins },
      });
    }
    case 'has':
      if (value === 'note') return meant({ notesText: { exists: true } });
      if (value === 'file') return { isExcluded, of: (form) => ({ sql: hasFiles(form) }) };
      return leftOut('write has:file or has:note.');
    case 'is': {
      const state = searchState(value.toLowerCase());
      if (!state) return leftOut(`write one of is:${usualStates.join(', is:')}.`);
      if ('queue' in state && state.queue === 'not-delivered')
        return { isExcluded, of: (form) => ({ sql: isUndelivered(form) }) };
      return {
        isExcluded,
        of: async (form) => ({ where: { and: await stateWhere(form, state, user) } }),
      };
    }
    case 'to':
    case 'assigned':
      return assignedTo(value, user, { leftOut, meant });
    case 'form':
      return ofForm(operator, user, leftOut);
  }
}

// Within the turn of the search that asks for it: an index knows the names.
const namedLike = cache((form: FormName, pattern: string) => idsByPlainName(forms[form], pattern));

/** Names with accents are found without them, too. */
async function sentBy(form: FormDefinition, value: string): Promise<Where> {
  const plain = plainWord(value);
  const ids = plain.length < 3 ? [] : await namedLike(form.name, `%${literal(plain)}%`);
  const texts = ['name', 'email'].map((field): Where => ({
    [field]: { contains: literal(value) },
  }));
  return { or: [...texts, ...(ids.length > 0 ? [{ id: { in: ids } }] : [])] };
}

interface Answers {
  readonly leftOut: (remedy: string) => Meaning;
  readonly meant: (where: Where) => Meaning;
}

async function assignedTo(
  value: string,
  user: TypedUser,
  { leftOut, meant }: Answers,
): Promise<Meaning> {
  const wanted = plainWord(value);
  if (wanted === 'me') return meant({ assignee: { equals: user.id } });
  if (wanted === 'nobody') return meant({ assignee: { exists: false } });
  const colleagues = await listColleagues(user);
  const found = colleagues.filter(({ name }) => plainWord(name).includes(wanted));
  if (found.length > 0) return meant({ assignee: { in: found.map(({ id }) => id) } });
  return leftOut(`nobody here is called so. There are me, nobody, ${listed(colleagues)}.`);
}

async function ofForm(
  { value, isExcluded }: Operator,
  user: TypedUser,
  leftOut: Answers['leftOut'],
): Promise<Meaning> {
  const wanted = plainWord(value);
  const isCalled = (title: string) => plainWord(title).includes(wanted);
  const written = formList.filter(({ isMade, staff }) => !isMade && isCalled(staff.title));
  const { forms: made } = await readMadeForms(user, null);
  const ids = made.filter(({ title }) => isCalled(title)).map(({ id }) => id);
  if (written.length + ids.length === 0) {
    const titles = formList.filter(({ isMade }) => !isMade).map(({ staff }) => staff.title);
    const known = [...titles, ...made.map(({ title }) => title)].map((name) => ({ name }));
    return leftOut(`no form is called so. There are ${listed(known)}.`);
  }
  return {
    isExcluded,
    of: (form) => {
      if (form.isMade) return { where: ids.length > 0 ? { formId: { in: ids } } : none };
      return { where: written.includes(form) ? all : none };
    },
  };
}

/** A hint names no more. */
const mostNamed = 8;

const listed = (some: readonly { readonly name: string }[]): string =>
  some
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(', ');
