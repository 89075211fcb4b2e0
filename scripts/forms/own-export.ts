import { z } from 'zod';

import { customForm, type Status } from '@/forms';
import { readRecord, recordInWords, type AskedAnswer } from '@/forms/made/record';
import { referenceOf, submissionId } from '@/submissions/identity';

import { statusOf } from '../submissions/read-submission';
import { cellText, type Row, type Rows } from '../submissions/rows';
import type { ReadEntry } from './entries';
import { keyOf } from './foreign-form';
import { readMoment } from './moment';

/** What the inbox exports of made forms stands under these heads; what follows the last is answers. */
const heads = { date: 'Date (UTC)', reference: 'Reference', form: 'Form', last: 'Id' } as const;

export const isOwnExport = ({ kind, columns }: Rows): boolean =>
  kind === 'json'
    ? columns.includes('record') && columns.includes('reference')
    : Object.values(heads).every((head) => columns.includes(head)) && columns.includes('Answers');

/** A question of a form that is here, by its words. */
export type FindQuestion = (
  form: string,
  label: string,
) => { readonly form: string; readonly key: string; readonly kind: string } | undefined;

const uuid = z.uuid();

/** One line of an export of the inbox. */
export function readOwn(
  row: Row,
  { columns }: Rows,
  status: Status,
  find: FindQuestion,
): ReadEntry {
  const said = (...names: string[]) =>
    names.map((name) => cellText(row.values[name]).trim()).find((text) => text !== '') ?? '';
  const when = said('submittedAt', heads.date);
  const submittedAt = readMoment(when, 'UTC');
  if (submittedAt === null) return { reason: `“${when}” is no time that has passed` };
  const title = said('form', heads.form);
  const record = readRecord(row.values['record']) ?? recordOfLine(row, columns, title, find);
  if (title === '' || record.asked.length === 0) return { reason: 'it has no answer' };
  const given = said('id', heads.last);
  const id =
    uuid.safeParse(given).data?.toLowerCase() ??
    submissionId(customForm, `imported ours ${given || JSON.stringify(row.values)}`);
  return {
    submission: {
      form: customForm.name,
      ...{ id, submittedAt, quarantinedFor: null },
      reference: said('reference', heads.reference).slice(0, 40) || referenceOf(customForm, id),
      status: statusOf(said('status', 'Status')) ?? status,
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
}

function recordOfLine(row: Row, columns: readonly string[], title: string, find: FindQuestion) {
  const asked = columns.slice(columns.indexOf(heads.last) + 1).flatMap((column): AskedAnswer[] => {
    const words = cellText(row.values[column]);
    if (words === '') return [];
    const label = column.startsWith(`${title}: `) ? column.slice(title.length + 2) : column;
    const { key, kind } = find(title, label) ?? {
      key: keyOf(`ours ${title}`, label),
      kind: 'text',
    };
    return [{ key, kind, label, answer: answerOf(kind, words), words }];
  });
  const form = asked.map(({ label }) => find(title, label)?.form).find((id) => id !== undefined);
  return {
    form: form ?? submissionId(customForm, `form ${title}`),
    ...{ version: 'imported', title, asked },
  };
}

/** A file has the words that people read. */
function answerOf(kind: string, words: string): string {
  switch (kind) {
    case 'several':
      return words.split(', ').join('\n');
    case 'number':
      return words.replaceAll(',', '');
    case 'checkbox':
    case 'consent':
      return words === 'No' ? '' : 'yes';
    default:
      return words;
  }
}
