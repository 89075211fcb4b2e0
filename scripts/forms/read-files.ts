import path from 'node:path';

import { z } from 'zod';

import { byteOrderMark } from '@/platform/csv';

import { Failure } from '../steps/failure.mjs';
import { headOf, readRows, type Rows } from '../submissions/rows';
import { kindByName, inWords, readContactForm7 } from './contact-form-7';
import { withFilesLast, type ForeignForm } from './foreign-form';
import { readFormbricks } from './formbricks';
import { readGravityForms } from './gravity-forms';
import { isOwnExport } from './own-export';
import { readWpforms } from './wpforms';

/** What a file turned out to be. */
export type ReadFile =
  | { readonly forms: readonly ForeignForm[]; readonly entries: Rows | null }
  | { readonly own: Rows };

const responses = z.object({
  data: z.array(z.looseObject({ id: z.string(), data: z.record(z.string(), z.unknown()) })),
});

/** The answers to a survey as Formbricks gives them in JSON: each question under its id, beside its own words. */
function flat(given: unknown): unknown {
  const found = responses.safeParse(given).data?.data;
  return (
    found?.map(({ data, ...response }) => ({
      ...Object.fromEntries(
        Object.entries(response).map(([name, said]) => [`response.${name}`, said]),
      ),
      ...data,
    })) ?? given
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(byteOrderMark, ''));
  } catch {
    return undefined;
  }
}

/** The lines of a file of entries. */
export function readEntries(text: string): Rows {
  const json = parsed(text);
  return readRows(json === undefined ? text : JSON.stringify(flat(json)));
}

/**
 * The forms of an export, by what it looks like. A file of Flamingo's entries has none of its own: its
 * columns are its questions.
 */
export function readForms(text: string, file: string, title: string | undefined): ReadFile {
  const called = (form: ForeignForm, _: number, { length }: readonly ForeignForm[]): ForeignForm =>
    title !== undefined && length === 1 ? { ...form, title } : form;
  const name = title ?? inWords(path.basename(file).replace(/\.[^.]+$/, ''));
  const json = parsed(text);
  if (json !== undefined) {
    const forms = [...readWpforms(json), ...readGravityForms(json), ...readFormbricks(json)];
    if (forms.length > 0) return { forms: forms.map(withFilesLast).map(called), entries: null };
    const rows = Array.isArray(json) ? readRows(text) : null;
    if (rows && isOwnExport(rows)) return { own: rows };
    throw new Failure(
      `${file} is no export of forms from Gravity Forms, WPForms or Formbricks, and none of answers from here.`,
    );
  }
  const rows = tableIn(text);
  if (rows && isOwnExport(rows)) return { own: rows };
  if (rows?.columns.includes('Date')) return { forms: [formOfColumns(rows, name)], entries: rows };
  // What people wrote into a table may look like the text of a form.
  const forms = rows ? [] : readContactForm7(text, name);
  if (forms.length > 0) return { forms, entries: null };
  throw new Failure(
    `${file} is neither a form nor a file of Flamingo’s messages. Give the form first, and its entries with --entries.`,
  );
}

/** The rows of a text that is a table, which the text of a form is not. */
function tableIn(text: string): Rows | null {
  const [head = ''] = text.split('\n');
  try {
    const rows = readRows(text);
    return rows.columns.length > 1 ? rows : null;
  } catch (error) {
    if (/[,;\t]/.test(head) && !/[[<]/.test(head)) throw error;
    return null;
  }
}

/** The last “Date” is when a message came. */
function formOfColumns({ columns }: Rows, title: string): ForeignForm {
  const date = columns.findLast((column) => headOf(column) === 'Date');
  return {
    ...{ program: 'contact-form-7', id: title, title },
    questions: columns
      .filter((column) => column !== date)
      .map((column) => {
        const head = headOf(column);
        return { id: column, kind: kindByName(head), label: inWords(head), columns: [head] };
      }),
    leftOut: ['Which answers may be chosen, and which must be given, such a file does not say.'],
  };
}
