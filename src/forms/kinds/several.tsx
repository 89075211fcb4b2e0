import { literal } from '@/platform/plain-text';

import { tickBox } from './box';
import { labelOf, valuesOf, type ChoiceSettings } from './choice';
import type { Kind } from './kind';
import { plainAnswer } from './text';

/** The values of an answer, which has each on a line: so HTML sends it, too, under one name. */
const split = (answer: string): string[] => answer.split('\n').filter((value) => value !== '');

const longest = 5000;

/** Some of some options, or none. */
export const severalKind: Kind<ChoiceSettings> = (field) => {
  const { name, label, required, options } = field;
  const known = options.map(({ value }) => value);
  const words = (answer: string, between: string) =>
    split(answer)
      .map((value) => labelOf(field, value))
      .join(between);
  return {
    ...plainAnswer(field),
    columns: 1,
    label: 'legend',
    hasSeveral: true,
    draw: ({ attributes: { id, ...attributes }, answer = '' }) => (
      <div className="grid">
        {options.map((option, at) => {
          const own = at === 0 ? id : `${id}-${at}`;
          return (
            <div key={option.value} className="flex items-start gap-3">
              <input
                id={own}
                name={name}
                type="checkbox"
                value={option.value}
                defaultChecked={split(answer).includes(option.value)}
                aria-invalid={attributes['aria-invalid']}
                className={tickBox}
              />
              <label htmlFor={own} className="min-h-11 py-2.5 leading-6">
                {option.label}
              </label>
            </div>
          );
        })}
      </div>
    ),
    read: (sent) => {
      if (typeof sent === 'string') return sent;
      const isList = Array.isArray(sent) && sent.every((value) => typeof value === 'string');
      return isList ? sent.join('\n') : null;
    },
    // In the order of the form, each once: the same answer is the same submission.
    clean: (answer) => {
      const given = new Set(split(answer.replaceAll('\r\n', '\n')));
      const strange = [...given].filter((value) => !known.includes(value));
      return [...known.filter((value) => given.has(value)), ...strange].join('\n');
    },
    check: (answer) =>
      split(answer).every((value) => known.includes(value))
        ? null
        : `Select only options of ${label}`,
    column: { name, label, required, type: 'textarea', maxLength: longest },
    shown: (answer) => words(answer, ', '),
    isIndexed: false,
    find: (word) => {
      const values = valuesOf(field, word);
      return values.length > 0
        ? { or: values.map((value) => ({ [name]: { contains: literal(value) } })) }
        : null;
    },
    exported: (answer) => words(answer, '; '),
  };
};
