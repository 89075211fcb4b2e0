import type { MadeForm } from '@/forms/made/definition';
import { keptAnswers } from '@/forms/made/answers';
import { customForm, type FormField, type Status, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { emailSchema } from '@/platform/email-schema';
import { referenceOf, submissionId } from '@/submissions/identity';
import type { Imported } from '@/submissions/records/imported';

import { cellText, type Row } from '../submissions/rows';
import { keyOf, originOf, type ForeignForm } from './foreign-form';
import { readMoment } from './moment';

/** What heads the columns that say when an answer came, and which it is; in lower case. */
const dateColumns = ['entry date', 'date', 'timestamp', 'createdat', 'submitted at'];
const idColumns = ['entry id', 'response id', 'id'];
/** What the programs add besides: about the browser, the account or the state of an entry. */
const ownColumns = new Set([
  ...['source url', 'user agent', 'user ip', 'ip', 'created by (user id)', 'post id', 'no.'],
  ...[
    'transaction id',
    'payment amount',
    'payment date',
    'payment status',
    'finished',
    'survey id',
  ],
  ...['formbricks id (internal)', 'user id', 'notes', 'tags', 'viewed', 'starred', 'entry notes'],
  ...['unique generated user id', 'type', 'status', 'entry date (gmt)', 'geolocation details'],
  ...['quotas', 'country', 'updatedat', 'surveyid', 'meta', 'ttc', 'action', 'url'],
]);

const lower = (text: string) => text.trim().toLowerCase();

interface Reading {
  readonly foreign: ForeignForm;
  /** The form that the answers are kept under. */
  readonly made: MadeForm;
  readonly status: Status;
  /** Of the site from which it comes. */
  readonly clock: string;
}

export type ReadEntry = { readonly submission: Imported } | { readonly reason: string };

/** The columns that stay behind, and those that are kept as texts without a question of the form. */
export function columnsBeside({ questions }: ForeignForm, columns: readonly string[]) {
  const asked = new Set(questions.flatMap((each) => each.columns).map(lower));
  const others = columns.filter((column) => !asked.has(lower(column)));
  const isOwn = (column: string) =>
    ownColumns.has(lower(column)) || /^(source|useragent|meta|utm)\b/.test(lower(column));
  const known = new Set([...dateColumns, ...idColumns]);
  return {
    leftBehind: others.filter((column) => !known.has(lower(column)) && isOwn(column)),
    asTexts: others.filter((column) => !known.has(lower(column)) && !isOwn(column)),
  };
}

/** One line of a file of entries, as what the form here would have kept. */
export function readEntry({ foreign, made, status, clock }: Reading, row: Row): ReadEntry {
  const cells = new Map(Object.entries(row.values).map(([name, value]) => [lower(name), value]));
  const said = (names: readonly string[]) =>
    names.map((name) => cellText(cells.get(name)).trim()).find((text) => text !== '') ?? '';
  if (lower(cellText(cells.get('finished'))) === 'no' || cells.get('finished') === false)
    return { reason: 'it was never finished' };
  const when = said(dateColumns);
  const submittedAt = readMoment(when, clock);
  if (submittedAt === null)
    return { reason: `“${when}” is no time that has passed: write it as 2026-05-31 14:05:00` };
  const origin = originOf(foreign);
  const answers = new Map(
    foreign.questions.map(({ id, kind, columns }) => {
      const given = columns.flatMap((column) => {
        const value = cells.get(lower(column));
        return Array.isArray(value) ? value.map(cellText) : [cellText(value).trim()];
      });
      const parts = given.filter((text) => text !== '').map(unwarned);
      return [keyOf(origin, id), kind === 'several' ? parts.join('\n') : parts.join(' ')] as const;
    }),
  );
  const extra = columnsBeside(foreign, Object.keys(row.values)).asTexts.map((column) => {
    const name = keyOf(origin, `column ${column}`);
    answers.set(name, unwarned(cellText(row.values[column]).trim()));
    return { kind: 'text', name, label: column, required: false, maxLength: 5000 } as const;
  });
  const fields: readonly FormField[] = [...made.shown.fields, ...extra];
  const values = keptAnswers(made, fields, (field) =>
    cleaned(field, answers.get(field.name) ?? ''),
  );
  if ([...answers.values()].every((answer) => answer === '')) return { reason: 'it has no answer' };
  return {
    submission: toImported(
      { origin, row, said: said(idColumns), submittedAt, status },
      values,
      foreign,
    ),
  };
}

interface About {
  readonly origin: string;
  readonly row: Row;
  readonly said: string;
  readonly submittedAt: string;
  readonly status: Status;
}

function toImported(about: About, values: SubmissionValues, foreign: ForeignForm): Imported {
  const { origin, said, submittedAt, status } = about;
  const given = said === '' ? JSON.stringify([submittedAt, about.row.values]) : said;
  const id = submissionId(customForm, `imported ${origin} ${given}`);
  return {
    form: customForm.name,
    ...{ id, reference: referenceOf(customForm, id), submittedAt, status },
    values: {
      ...values,
      name: (values['name'] ?? '').slice(0, 300),
      // What is no address stays among the answers.
      email: emailSchema.safeParse(values['email']).data ?? null,
      form: (values['form'] ?? '').slice(0, 200),
    },
    quarantinedFor: null,
    source: { utmSource: foreign.program, utmMedium: 'import' },
  };
}

/** Flamingo and Gravity Forms put this before what a spreadsheet would take for a formula. */
const unwarned = (text: string): string =>
  text.replace(/^'?\(Security Alert:[^)]*\)\s*/, '').replace(/^'(?=[=+\-@])/, '');

/** As the form would have kept it. What it would have refused stays as it was written. */
function cleaned(field: FormField, text: string): string {
  if (text === '') return '';
  switch (field.kind) {
    case 'checkbox':
      return /^(0|no|false|unchecked|not checked)$/i.test(text) ? '' : 'yes';
    case 'several': {
      const options = field.options.map(({ value }) => value);
      const lines = text.split('\n').map((line) => line.trim());
      const parts = lines.flatMap((line) =>
        options.includes(line) ? [line] : splitAmong(line, options),
      );
      return kindOf(field).clean(parts.join('\n'));
    }
    default:
      return kindOf(field).clean(text);
  }
}

/** Options that stand in one line, between commas or semicolons. */
function splitAmong(line: string, options: readonly string[]): string[] {
  const parts = line.split(/\s*[,;]\s*/).filter((part) => part !== '');
  return parts.every((part) => options.includes(part)) ? parts : [line];
}
