import type { Option } from '@/forms';
import { isTicked } from '@/forms/made/document';
import type { FormQuestion } from '@/submissions/records/made/questions';

import { notKnown } from '../list/submission-query';
import { FilterSelect } from '../tools/filter-fields';

interface AnswerFiltersProps {
  questions: readonly FormQuestion[];
  /** What the view is narrowed to, by the keys of the questions. */
  answers: Readonly<Record<string, string>>;
}

const boxOptions: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: notKnown, label: 'No' },
];

const optionsOf = ({ kind, options }: FormQuestion): readonly Option[] =>
  isTicked(kind)
    ? boxOptions
    : options.length > 0
      ? [
          ...options.map((option) => ({ value: option, label: option })),
          { value: notKnown, label: 'Not given' },
        ]
      : [];

/** A filter for each question that has a closed list of answers. */
export const AnswerFilters = ({ questions, answers }: AnswerFiltersProps) =>
  questions
    .map((question) => ({ ...question, options: optionsOf(question) }))
    .filter(({ options }) => options.length > 0)
    .map(({ key, label, options }) => (
      <FilterSelect
        key={key}
        name={key}
        label={label}
        value={answers[key] ?? null}
        options={options}
      />
    ));
