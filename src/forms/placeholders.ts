import type { SubmissionValues } from './definition';
import { readFields, type FormDefinition } from './index';
import { kindOf } from './kinds';
import { readRecord } from './made/record';
import { firstNameOf, plainName, projectOf } from './reply-template';

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
      .map((field) => {
        const value = values[field.name] ?? null;
        return [field.name, value === null ? '' : kindOf(field).shown(value)] as const;
      }),
    ...Object.entries({ name, firstName: firstNameOf(name), company: values['company'] ?? '' }),
    ...Object.entries({ reference, project: projectOf(form, values) }),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
