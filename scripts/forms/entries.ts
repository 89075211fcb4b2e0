import type { MadeForm } from '@/forms/made/definition';
import { keptAnswers } from '@/forms/made/answers';
import { asksNothing } from '@/forms/made/document';
import { customForm, type FormField, type Status, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { emailSchema } from '@/platform/email-schema';
import { referenceOf, submissionId } from '@/submissions/identity';
import type { Imported } from '@/submissions/records/imported';

import { cellText, headOf, type Row } from '../submissions/rows';
import { keyIn, type ForeignForm, type Program } from './foreign-form';
import { readMoment } from './moment';

interface OwnHeads {
  readonly when: readonly string[];
  readonly id: readonly string[];
}

/** What heads the columns that say when an answer came, and which it is; in lower case. */
const ownHeads: Readonly<Record<Program, OwnHeads>> = {
  'contact-form-7': { when: ['date'], id: [] },
  'gravity-forms': { when: ['entry date'], id: ['entry id'] },
  wpforms: { when: ['entry date'], id: ['entry id'] },
  formbricks: {
    when: ['timestamp', 'response.createdat', 'createdat'],
    id: ['response id', 'response.id', 'id'],
  },
};
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

/**
 * What each column of a file is. Each is one thing: of two with the same head the first is of the first
 * question of that name, and what the program itself says comes last.
 */
export function placesOf({ program, questions }: ForeignForm, columns: readonly string[]) {
  const asking = questions.filter(({ kind }) => !asksNothing(kind));
  const wanted = asking.flatMap((each) => each.columns).map(lower);
  const free = new Set(columns);
  const take = (column: string | undefined) => {
    if (column !== undefined) free.delete(column);
    return column;
  };
  const own = (heads: readonly string[]) => {
    const found = heads
      .map((head) => ({ head, all: columns.filter((column) => lower(headOf(column)) === head) }))
      .filter(({ all }) => all.length > 0);
    const isSpare = ({ head, all }: (typeof found)[number]) =>
      all.length > wanted.filter((each) => each === head).length;
    return take((found.find(isSpare) ?? found[0])?.all.at(-1));
  };
  const { when, id } = ownHeads[program];
  const [dated, numbered] = [own(when), own(id)];
  const under = (head: string) =>
    [...free].find((column) => headOf(column) === head) ??
    [...free].find((column) => lower(headOf(column)) === lower(head));
  const answers = new Map(
    asking.map((each) => [each.id, each.columns.flatMap((head) => take(under(head)) ?? [])]),
  );
  const isOwn = (column: string) =>
    ownColumns.has(lower(headOf(column))) ||
    /^((source|useragent|meta|utm)\b|response\.)/i.test(column);
  return {
    ...{ answers, dated, numbered },
    leftBehind: [...free].filter(isOwn),
    asTexts: [...free].filter((column) => !isOwn(column)),
  };
}

/** One line of a file of entries, as what the form here would have kept. */
export function readEntry({ foreign, made, status, clock }: Reading, row: Row): ReadEntry {
  const places = placesOf(foreign, Object.keys(row.values));
  const said = (column: string | undefined) => cellText(row.values[column ?? '']).trim();
  const finished = places.leftBehind.find((column) => /^(response\.)?finished$/i.test(column));
  if (/^(no|false)$/i.test(said(finished))) return { reason: 'it was never finished' };
  const when = said(places.dated);
  const submittedAt = readMoment(when, clock);
  if (submittedAt === null)
    return { reason: `“${when}” is no time that has passed: write it as 2026-05-31 14:05:00` };
  const answers = new Map(
    foreign.questions.map(({ id, kind }) => {
      const given = (places.answers.get(id) ?? []).flatMap((column) => {
        const value = row.values[column];
        return Array.isArray(value) ? value.map(cellText) : [said(column)];
      });
      const parts = given.filter((text) => text !== '').map(unwarned);
      return [keyIn(foreign, id), kind === 'several' ? parts.join('\n') : parts.join(' ')] as const;
    }),
  );
  const extra = places.asTexts.map((column) => {
    const name = keyIn(foreign, `column ${column}`);
    answers.set(name, unwarned(said(column)));
    const label = headOf(column);
    return { kind: 'text', name, label, required: false, maxLength: 5000 } as const;
  });
  const fields: readonly FormField[] = [...made.shown.fields, ...extra];
  const values = keptAnswers(made, fields, (field) =>
    cleaned(field, answers.get(field.name) ?? ''),
  );
  if ([...answers.values()].every((answer) => answer === '')) return { reason: 'it has no answer' };
  const given = said(places.numbered) || contentOf(row, submittedAt);
  const id = submissionId(customForm, `imported ${made.id} ${given}`);
  return { submission: toImported({ id, submittedAt, status }, values, foreign) };
}

/** What has no id is known by what it says; a column that is new since says nothing. */
const contentOf = ({ values }: Row, submittedAt: string): string =>
  JSON.stringify([
    submittedAt,
    Object.entries(values)
      .map(([column, value]) => [column, cellText(value).trim()])
      .filter(([, text]) => text !== '')
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ]);

function toImported(
  about: Pick<Imported, 'id' | 'submittedAt' | 'status'>,
  values: SubmissionValues,
  foreign: ForeignForm,
): Imported {
  return {
    ...{ ...about, form: customForm.name, reference: referenceOf(customForm, about.id) },
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
      const parts = lines.flatMap((line) => optionsIn(line, options) ?? [line]);
      return kindOf(field).clean(parts.join('\n'));
    }
    default:
      return kindOf(field).clean(text);
  }
}

/** Options that stand in one line, between commas or semicolons, which options may hold, too. */
export function optionsIn(line: string, options: readonly string[]): string[] | null {
  if (options.includes(line)) return [line];
  for (const option of options) {
    const between = line.startsWith(option) && /^\s*[,;]\s*/.exec(line.slice(option.length));
    const others = between && optionsIn(line.slice(option.length + between[0].length), options);
    if (others) return [option, ...others];
  }
  return null;
}
