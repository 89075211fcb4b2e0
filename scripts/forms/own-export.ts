import { z } from 'zod';

import { customForm, type Status } from '@/forms';
import { optionsOf, type MadeDocument } from '@/forms/made/document';
import { readRecord, recordInWords, type AskedAnswer, type MadeRecord } from '@/forms/made/record';
import { longDay } from '@/platform/place/calendar-day';
import { referenceOf, submissionId } from '@/submissions/identity';

import { statusOf, suspicion } from '../submissions/read-submission';
import { cellText, headOf, type Row, type Rows } from '../submissions/rows';
import { optionsIn, type ReadEntry } from './entries';
import { keyOf } from './foreign-form';
import { readMoment } from './moment';

/** What the inbox exports of made forms stands under these heads; what follows the last is answers. */
const heads = { date: 'Date (UTC)', reference: 'Reference', form: 'Form', last: 'Id' } as const;

export const isOwnExport = ({ kind, columns }: Rows): boolean =>
  kind === 'json'
    ? columns.includes('record') && columns.includes('reference')
    : Object.values(heads).every((head) => columns.includes(head)) && columns.includes('Answers');

/** A form that is here. */
export type FormHere = Pick<MadeDocument, 'id' | 'title' | 'questions'>;

const uuid = z.uuid();

/** Reads lines of an export of the inbox. */
export function ownReader(rows: Rows, status: Status, forms: readonly FormHere[]) {
  const recordOf = lineReader(rows, forms);
  return (row: Row): ReadEntry => {
    const said = (...names: string[]) =>
      names.map((name) => cellText(row.values[name]).trim()).find((text) => text !== '') ?? '';
    const moment = (...names: string[]) => readMoment(said(...names), 'UTC');
    const submittedAt = moment('submittedAt', heads.date);
    if (submittedAt === null)
      return { reason: `“${said('submittedAt', heads.date)}” is no time that has passed` };
    const title = said('form', heads.form);
    const record = readRecord(row.values['record']) ?? recordOf(row, title, said('Form id'));
    if (title === '' || record.asked.length === 0) return { reason: 'it has no answer' };
    const given = said('id', heads.last);
    const id =
      uuid.safeParse(given).data?.toLowerCase() ??
      submissionId(customForm, `imported ours ${given || JSON.stringify(row.values)}`);
    return {
      submission: {
        ...{ form: customForm.name, id, submittedAt },
        reference: said('reference', heads.reference).slice(0, 40) || referenceOf(customForm, id),
        status: statusOf(said('status', 'Status')) ?? status,
        quarantinedFor: suspicion.parse(said('quarantinedFor', 'Quarantined')),
        subscription: {
          askedAt: moment('askedAt', 'Asked to confirm (UTC)'),
          confirmedAt: moment('confirmedAt', 'Confirmed (UTC)'),
          unsubscribedAt: moment('unsubscribedAt', 'Unsubscribed (UTC)'),
        },
        values: {
          name: said('name', 'Name').slice(0, 300) || 'No name',
          email: z.email().max(254).safeParse(said('email', 'Email')).data ?? null,
          form: title.slice(0, 200),
          answers: said('answers', 'Answers') || recordInWords(record) || null,
          formId: record.form,
          record: JSON.stringify(record),
        },
      },
    };
  };
}

/** Reads what a line of a CSV answers: over a column stands a question, behind one of the titles of its form. */
function lineReader({ columns, rows }: Rows, forms: readonly FormHere[]) {
  const titles = new Set([
    ...rows.map(({ values }) => cellText(values[heads.form])),
    ...forms.map(({ title }) => title),
  ]);
  const asking = columns.slice(columns.indexOf(heads.last) + 1);
  const withoutTitle = (head: string): string => {
    const before = [...titles]
      .filter((title) => head.startsWith(`${title}: `))
      .toSorted((one, other) => other.length - one.length);
    return before[0] === undefined ? head : head.slice(before[0].length + 2);
  };
  return (row: Row, title: string, formId: string): MadeRecord => {
    const form =
      forms.find(({ id }) => id === formId) ??
      forms.find((each) => !formId && each.title === title);
    const questionsOf = (label: string) =>
      form?.questions.filter((each) => each.label === label) ?? [];
    const asked = asking.flatMap((column): AskedAnswer[] => {
      const words = cellText(row.values[column]);
      if (words === '') return [];
      const head = headOf(column);
      const label = questionsOf(head).length > 0 ? head : withoutTitle(head);
      // Of two questions with the same words each has a column, in their order.
      const place = asking.filter((each) => headOf(each) === head).indexOf(column);
      const question = questionsOf(label).at(place) ?? questionsOf(label).at(-1);
      const answer = question ? answerOf(question, words) : words;
      const { key, kind } = question ?? {
        key: keyOf(`ours ${formId || title}`, label),
        kind: 'text',
      };
      return [{ key, kind, label, answer, words }];
    });
    return {
      form: form?.id ?? (formId || submissionId(customForm, `form ${title}`)),
      ...{ version: 'imported', title, asked },
    };
  };
}

/** A file has the words that people read. */
function answerOf(question: FormHere['questions'][number], words: string): string {
  switch (question.kind) {
    case 'several':
      return (optionsIn(words, optionsOf(question)) ?? words.split(', ')).join('\n');
    case 'number':
      return words.replaceAll(',', '');
    case 'date':
      return dayOf(words);
    case 'checkbox':
    case 'consent':
      return words === 'No' ? '' : 'yes';
    default:
      return words;
  }
}

/** `30 November 2026` as the day that is written so, in the language of the place. */
function dayOf(words: string): string {
  const year = /\d{4}/.exec(words)?.[0] ?? '';
  const day = /\b\d{1,2}\b/.exec(words)?.[0].padStart(2, '0') ?? '';
  const days = Array.from(
    { length: 12 },
    (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-${day}`,
  );
  const isDay = (each: string) => !Number.isNaN(Date.parse(`${each}T00:00Z`));
  return days.find((each) => isDay(each) && longDay(each) === words) ?? words;
}
