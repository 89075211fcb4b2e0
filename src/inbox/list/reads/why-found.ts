import 'server-only';

import { formList, forms, readFields } from '@/forms';
import { readRecord } from '@/forms/made/record';
import type { ConversationEnd } from '@/submissions/records/thread/last-words';
import { listMatchingTexts, type MatchingText } from '@/submissions/records/thread/matching-texts';

import type { InboxView } from '../inbox-view';
import { bestMatch, type Candidate, type Match } from '../matches';
import { searchWords } from '../search-words';
import { mainText, shownValue } from '../table/columns';
import { inSearchTurn } from './search-turn';
import { reading } from './reading';
import type { Submission } from './submission';

/** Of a long text in a table or a list, people see the beginning. */
const seen = 60;

/**
 * Why each row of a search was found, by its id, where its columns do not show that. The rows have been
 * read under access control.
 * @param ends the last words of the conversations, where the list shows them
 */
export async function whyFound(
  { search, queue, form }: InboxView,
  rows: readonly Submission[],
  user: string,
  ends: ReadonlyMap<string, ConversationEnd> | null,
): Promise<ReadonlyMap<string, Match>> {
  const words = searchWords(search);
  if (words.length === 0) return new Map();
  const texts = words.map(({ text }) => text);
  const found = await reading('read why rows were found', async () => {
    const asked = (queue ? formList : [form]).map((each) => {
      const ids = rows.filter((row) => row.form === each.name).map(({ id }) => id);
      return inSearchTurn(user, () => listMatchingTexts(each, ids, texts));
    });
    return (await Promise.all(asked)).flat();
  });
  return new Map(
    rows.flatMap((row) => {
      const visible = queue ? seenInList(row, ends?.get(row.id)) : seenInTable(row);
      const kept = (found ?? []).filter(({ id }) => id === row.id).map(toCandidate);
      const match = bestMatch(words, visible, [...answersOf(row), ...kept]);
      return match ? [[row.id, match] as const] : [];
    }),
  );
}

const seenInList = ({ form, values }: Submission, end: ConversationEnd | undefined) =>
  [
    values['name'],
    values['company'],
    (end?.words?.text ?? mainText(forms[form].fields, values))?.slice(0, seen),
  ].flatMap((text) => text ?? []);

function seenInTable({ form, values }: Submission): string[] {
  const { isMade } = forms[form];
  return readFields(forms[form])
    .filter(({ name }) => !isMade || name === 'name')
    .flatMap((field) => shownValue(field, values)?.slice(0, seen) ?? []);
}

/** What was sent, each answer by its label. */
function answersOf({ form, values, reference }: Submission): Candidate[] {
  const asked = readRecord(values['record'])?.asked ?? [];
  const made = asked.map(({ label, words }) => ({ label, text: words }));
  const fields = readFields(forms[form])
    .filter(({ name }) => made.length === 0 || name !== 'answers')
    .map((field) => ({ label: field.label, text: shownValue(field, values) ?? '' }));
  return [...made, ...fields, { label: 'Reference', text: reference }];
}

const labels: Record<MatchingText['source'], string> = {
  note: 'Note',
  reply: 'Our reply',
  answer: 'Mail',
  automatic: 'Automatic mail',
  bounce: 'Mail that came back',
};

const toCandidate = ({ source, sender, text }: MatchingText): Candidate => ({
  label: sender === null || source === 'note' ? labels[source] : `${labels[source]} from ${sender}`,
  text,
});
