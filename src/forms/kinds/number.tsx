import { inDigits } from '@/platform/place/wording';

import { box } from './box';
import type { FieldBase, Kind } from './kind';
import { cleanWord, plainAnswer } from './text';

interface NumberSettings extends FieldBase {
  /** What the person reads when it is not a number, or has more decimals than it may. */
  readonly invalid: string;
  readonly least?: number;
  readonly most?: number;
  /** How many it may have; without it, it is a whole one. */
  readonly decimals?: 1 | 2 | 3;
}

/** Beyond it a number is no longer what was typed. */
const largest = Number.MAX_SAFE_INTEGER;

const plainNumber = /^-?\d+(?:\.\d+)?$/;
const inThousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** `1,250.50` and `1250.5` are one number. */
function clean(answer: string): string {
  const word = cleanWord(answer)
    .replace(/\s+/g, '')
    .replace(/^\u2212/, '-');
  const digits = inThousands.test(word) ? word.replaceAll(',', '') : word;
  return plainNumber.test(digits) && Math.abs(Number(digits)) <= largest
    ? String(Number(digits))
    : word;
}

/** A number, typed as a text: a field of numbers would change it when somebody scrolls. */
export const numberKind: Kind<NumberSettings> = (field) => {
  const { name, label, required, invalid, decimals = 0 } = field;
  const { least = -largest, most = largest } = field;
  const shown = (answer: string): string =>
    plainNumber.test(answer) ? inDigits(Number(answer)) : answer;
  return {
    ...plainAnswer(field),
    noun: 'number',
    columns: 3,
    draw: ({ attributes: { id, name, required, ...aria }, answer }) => (
      <input
        {...{ id, name, required, defaultValue: answer, ...aria }}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={30}
        className={box}
      />
    ),
    read: (sent) =>
      typeof sent === 'number' ? String(sent) : typeof sent === 'string' ? sent : null,
    clean,
    check: (answer) => {
      const isOne = plainNumber.test(answer) && Math.abs(Number(answer)) <= largest;
      if (!isOne || (answer.split('.')[1] ?? '').length > decimals) return invalid;
      if (Number(answer) < least) return `${label} must be ${inDigits(least)} or more`;
      return Number(answer) > most ? `${label} must be ${inDigits(most)} or less` : null;
    },
    column: { name, label, required, type: 'number' },
    fromColumn: (stored) =>
      typeof stored === 'number' || (typeof stored === 'string' && stored !== '')
        ? String(Number(stored))
        : null,
    shown,
    isIndexed: false,
    find: (word) => {
      const number = clean(word);
      return plainNumber.test(number) ? { [name]: { equals: Number(number) } } : null;
    },
  };
};
