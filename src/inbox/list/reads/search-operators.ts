import 'server-only';

import { sql, type SQL } from 'drizzle-orm';
import type { Payload, TypedUser, Where } from 'payload';

import type { FormDefinition } from '@/forms';
import { literal } from '@/platform/plain-text';
import { isNamedLike } from '@/submissions/records/notations';
import { hasMailWith } from '@/submissions/records/thread/thread-search';

import { parseSearch } from '../parse-search';
import { excludedWords, plainWord, wordsLeftOut } from '../search-words';
import { containsWord } from '../submission-query';
import { meaningsOf } from './operator-meanings';
import { sqlWhere } from './sql-where';

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
      `“${typed}” was looked for as text. What narrows a search is called from:, to:, is:, has:, tag:, priority:, before:, after: and form:.`,
  );
  const meanings = await meaningsOf(search, user);
  const problems = meanings.flatMap((each) => ('problem' in each ? [each.problem] : []));
  return [...problems, ...unknown, ...wordsLeftOut(search)];
}

async function conditionsIn(form: FormDefinition, search: string | null, user: TypedUser) {
  const meanings = await meaningsOf(search, user);
  const understood = meanings.flatMap((each) => ('of' in each ? [each] : []));
  return Promise.all(
    understood.map(async ({ isExcluded, of }) => ({ isExcluded, condition: await of(form) })),
  );
}
