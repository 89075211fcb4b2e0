import type { Payload } from 'payload';

import { mostQuestions } from '~/collections/custom-forms/check-questions';
import { madeDocument, questionKinds } from '@/forms/made/document';
import type { Status } from '@/forms';
import type { Imported } from '@/submissions/records/imported';

import { inOneLine } from '@/platform/plain-text';
import { Failure } from '../steps/failure.mjs';
import type { Row, Rows } from '../submissions/rows';
import { placesOf, readEntry, type ReadEntry } from './entries';
import { programNames, type ForeignForm } from './foreign-form';
import { ownReader } from './own-export';
import type { ReadFile } from './read-files';
import { findImported, keptForm, writeForm } from './write-form';
import type { EntriesOutcome } from './write-entries';

export interface Import {
  readonly file: ReadFile;
  /** Of the form that is named, or of the only one. */
  readonly entries: Rows | null;
  readonly form: string | undefined;
  readonly status: Status;
  /** Of the site from which it comes. */
  readonly clock: string;
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
  /** Keeps entries, or tries to; nothing where it is a dry run. */
  readonly write: (submissions: readonly Imported[]) => Promise<EntriesOutcome>;
}

const nobody = '00000000-0000-4000-8000-000000000000';
const otherKept =
  'another entry has its id; if it is of another site, tell its form apart by --title';
const kindName = (kind: string): string =>
  questionKinds.find(({ value }) => value === kind)?.label ?? kind;

/**
 * Makes drafts of the forms of another program, and keeps their entries.
 * @returns how many entries could not be taken
 */
export async function importForms(payload: Payload, given: Import): Promise<number> {
  if ('own' in given.file) return importOwn(payload, given.file.own, given);
  const { forms } = given.file;
  const entries = given.entries ?? given.file.entries;
  const meant = given.form
    ? forms.filter(({ id, title }) => id === given.form || title === given.form)
    : forms;
  if (meant.length === 0)
    throw new Failure(
      `No form is called ${given.form ?? ''}: ${forms.map(({ title }) => title).join(', ')}`,
    );
  const [first, second] = meant;
  if (entries && second)
    throw new Failure(
      `Whose entries are these? Say --form and one of: ${meant.map(({ title }) => title).join(', ')}`,
    );
  const ids = new Map<ForeignForm, string>();
  for (const form of meant) ids.set(form, await importForm(payload, form, given));
  if (!entries || !first) return 0;
  const { leftBehind, asTexts } = placesOf(first, entries.columns);
  if (leftBehind.length > 0) given.say(`Columns that stay behind: ${leftBehind.join(', ')}`);
  if (asTexts.length > 0)
    given.say(`Columns of no question, which are kept as texts: ${asTexts.join(', ')}`);
  const made = keptForm(first, ids.get(first) ?? nobody);
  const { status, clock } = given;
  return importRows(
    entries,
    (row) => readEntry({ foreign: first, made, status, clock }, row),
    given,
  );
}

async function importForm(payload: Payload, form: ForeignForm, given: Import): Promise<string> {
  const { say, isDryRun } = given;
  const name = `${programNames[form.program]}, “${inOneLine(form.title)}”`;
  const known = await findImported(payload, form);
  if (known !== null) {
    say(`${name}: is there already, and stays as it is`);
    return known;
  }
  say(`${name}: comes as a draft with ${form.questions.length} questions`);
  for (const { kind, label, required } of form.questions)
    say(
      `  ${kindName(kind)}: ${inOneLine(label)}${required === true ? ' (must be answered)' : ''}`,
    );
  for (const sentence of form.leftOut) say(`  ${inOneLine(sentence)}`);
  if (form.questions.length > mostQuestions)
    say(`  It has more than ${mostQuestions} questions: make two of it before it is published.`);
  return isDryRun ? nobody : writeForm(payload, form);
}

async function importRows(
  rows: Rows,
  read: (row: Row) => ReadEntry,
  { say, write }: Import,
): Promise<number> {
  const all = rows.rows.map((row) => ({ row, entry: read(row) }));
  const { added, there, erased, strange } = await write(
    all.flatMap(({ entry }) => ('submission' in entry ? [entry.submission] : [])),
  );
  say(`${rows.rows.length} entries: ${added} come, ${there} are there already`);
  if (erased > 0) say(`${erased} stay away: their senders were erased since`);
  const refused = all.flatMap(({ row, entry }) => {
    if ('reason' in entry) return [`${row.at} stays behind: ${inOneLine(entry.reason)}`];
    return strange.includes(entry.submission) ? [`${row.at} stays behind: ${otherKept}`] : [];
  });
  for (const line of refused) say(`  ${line}`);
  return refused.length;
}

async function importOwn(payload: Payload, rows: Rows, given: Import): Promise<number> {
  given.say('Answers that were exported here: notes, replies and who had them stay behind');
  const { docs } = await payload.find({
    ...{ collection: 'custom-forms', pagination: false, depth: 0, overrideAccess: true },
  });
  const forms = docs.flatMap((each) => madeDocument.safeParse(each).data ?? []);
  return importRows(rows, ownReader(rows, given.status, forms), given);
}
