import { longDay } from '@/platform/place/calendar-day';

import { box } from './box';
import type { FieldBase, Kind } from './kind';
import { cleanWord, plainAnswer } from './text';

interface DateSettings extends FieldBase {
  /** What the person reads when there is no such day. */
  readonly invalid: string;
  /** Days as `2026-11-30`. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** As people write it where a browser offers no calendar. */
const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** `30/11/2026` is `2026-11-30`. */
function clean(answer: string): string {
  const word = cleanWord(answer);
  const [, day = '', month = '', year] = written.exec(word) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : word;
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `30 November 2026` */
const inWords = (day: string): string => (isDay(day) ? longDay(day) : day);

/** A day, wherever on earth: kept as the text that it is, since an instant would be another day elsewhere. */
export const dateKind: Kind<DateSettings> = (field) => {
  const { name, label, required, invalid, earliest, latest } = field;
  return {
    ...plainAnswer(field),
    noun: 'day',
    columns: 3,
    draw: ({ attributes: { id, name, required, ...aria }, answer }) => (
      <input
        {...{ id, name, required, defaultValue: answer, ...aria }}
        type="date"
        min={earliest}
        max={latest}
        className={box}
      />
    ),
    clean,
    check: (answer) => {
      if (!isDay(answer)) return invalid;
      if (earliest && answer < earliest) return `${label} must be ${inWords(earliest)} or later`;
      return latest && answer > latest ? `${label} must be ${inWords(latest)} or earlier` : null;
    },
    column: { name, label, required, type: 'text', maxLength: 10 },
    shown: inWords,
    find: (word) => {
      const day = clean(word);
      return isDay(day) ? { [name]: { equals: day } } : null;
    },
    isIndexed: false,
  };
};
