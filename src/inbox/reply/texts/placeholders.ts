import { readFields, type FormDefinition, type SubmissionValues } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { firstNameOf, plainName, projectOf } from '@/forms/reply-template';

import { shownValue } from '../../list/table/columns';

interface About {
  readonly values: SubmissionValues;
  readonly reference: string;
}

/**
 * What a text for replies can name about a submission, without what its sender left empty: that stays
 * in its braces, for whoever writes to see.
 */
export function placeholdersOf(
  form: FormDefinition,
  { values, reference }: About,
): Record<string, string> {
  const name = values['name'] ?? '';
  const asked = readRecord(values['record'])?.asked ?? [];
  const all = [
    ...asked.map(({ label, words }) => [plainName(label), words] as const),
    ...readFields(form)
      .filter(({ kind }) => kind !== 'record')
      .map((field) => [field.name, shownValue(field, values) ?? ''] as const),
    ...Object.entries({ name, firstName: firstNameOf(name), company: values['company'] ?? '' }),
    ...Object.entries({ reference, project: projectOf(form, values) }),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Only of these it is clear that a word of a reply is theirs, and not a word. */
const telling = ['reference', 'name', 'company'] as const;

/**
 * A reply as a text for others: what is about this sender gets its name in braces. A first name is
 * looked for in the first line alone, where it greets; elsewhere it may be a word.
 */
export function withNames(text: string, values: Readonly<Record<string, string>>): string {
  const named = telling.reduce((all, name) => replaceWord(all, values[name], `{${name}}`), text);
  const [greeting = '', ...lines] = named.split('\n');
  return [replaceWord(greeting, values['firstName'], '{firstName}'), ...lines].join('\n');
}

function replaceWord(text: string, word: string | undefined, name: string): string {
  if (!word) return text;
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}{])${literal}(?![\\p{L}\\p{N}}])`, 'gu'),
    name,
  );
}
