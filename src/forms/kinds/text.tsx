import type { ComponentProps } from 'react';

import { inDigits } from '@/platform/place/wording';
import { cleanText, inOneLine, isBlank, literal, visibleText } from '@/platform/plain-text';

import { box } from './box';
import type { Drawn, FieldBase, FieldKind, Kind } from './kind';

export interface TextSettings extends FieldBase {
  readonly maxLength: number;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
}

/** No language writes so many on a letter (UAX #15), and to sort them takes as long as their square. */
const endlessMarks = /\p{M}{31}/u;

/** A text without what nobody sees at its ends; what shows nothing is empty. */
export const cleanLines = (text: string): string => {
  if (isBlank(text)) return '';
  const clean = cleanText(text);
  return (endlessMarks.test(clean) ? clean : clean.normalize('NFC')).trim();
};

export const cleanLine = (text: string): string => inOneLine(cleanLines(text));

/**
 * An address or a number holds nothing unseen; what a space would split stays split, and is refused.
 */
export const cleanWord = (text: string): string => visibleText(cleanLine(text)).trim();

const textOf = (stored: unknown): string | null =>
  typeof stored === 'string' && stored !== '' ? stored : null;

/** What all fields do whose answer is kept as it was written. */
export const plainAnswer = ({ name }: FieldBase) =>
  ({
    noun: 'text',
    label: 'above',
    hasSeveral: false,
    hasFiles: false,
    read: (sent) => (typeof sent === 'string' ? sent : null),
    fromColumn: textOf,
    shown: (answer) => answer,
    link: () => null,
    isIndexed: true,
    find: (word) => ({ [name]: { contains: literal(word) } }),
    exported: (answer) => answer,
  }) satisfies Partial<FieldKind>;

export function lengthProblem({ label, maxLength }: TextSettings, answer: string): string | null {
  const over = answer.length - maxLength;
  if (over <= 0) return null;
  return `${label} must be ${inDigits(maxLength)} characters or fewer: ${inDigits(over)} too many`;
}

interface LineProps {
  field: TextSettings;
  drawn: Drawn;
  type: ComponentProps<'input'>['type'];
}

export function Line({ field, drawn, type }: LineProps) {
  const { id, name, required, ...aria } = drawn.attributes;
  return (
    <input
      {...{ id, name, required, defaultValue: drawn.answer, ...aria }}
      maxLength={field.maxLength}
      autoComplete={field.autoComplete}
      type={type}
      className={box}
    />
  );
}

/** One line. */
export const textKind: Kind<TextSettings> = (field) => ({
  ...plainAnswer(field),
  columns: 2,
  draw: (drawn) => <Line field={field} drawn={drawn} type="text" />,
  clean: cleanLine,
  check: (answer) => lengthProblem(field, answer),
  // What programs alone read, they look up whole.
  isIndexed: field.isInternal !== true,
  find: (word) => (field.isInternal ? null : plainAnswer(field).find(word)),
  column: {
    ...{ name: field.name, label: field.label, required: field.required },
    ...(field.isInternal && { index: true }),
    type: 'text',
    maxLength: field.maxLength,
  },
});
