import { classNames } from '@/ui/class-names';

import { box } from './box';
import type { FieldBase, Kind, Option } from './kind';
import { plainAnswer } from './text';

export interface ChoiceSettings extends FieldBase {
  readonly options: readonly Option[];
}

/** Those whose words have this word in them. */
export const valuesOf = ({ options }: ChoiceSettings, word: string): string[] =>
  options
    .filter(({ label }) => label.toLowerCase().includes(word.toLowerCase()))
    .map(({ value }) => value);

/** One that no longer is an option is shown as it is kept. */
export const labelOf = ({ options }: ChoiceSettings, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** One of some options. */
export const choiceKind: Kind<ChoiceSettings> = (field) => {
  const { name, label, required, options } = field;
  return {
    ...plainAnswer(field),
    columns: 3,
    draw: ({ attributes: { id, name, required, ...aria }, answer, chooseOne, arrow }) => (
      <div className="relative">
        <select
          {...{ id, name, required, defaultValue: answer, ...aria }}
          className={classNames(box, 'appearance-none pr-9 text-ellipsis')}
        >
          <option value="">{chooseOne}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {arrow}
      </div>
    ),
    clean: (answer) => answer,
    check: (answer) =>
      options.some(({ value }) => value === answer)
        ? null
        : `Select one of the options for ${label}`,
    column: { name, label, required, index: true, type: 'select', options: [...options] },
    shown: (answer) => labelOf(field, answer),
    isIndexed: false,
    find: (word) => {
      const values = valuesOf(field, word);
      return values.length > 0 ? { [name]: { in: values } } : null;
    },
    exported: (answer) => labelOf(field, answer),
  };
};
