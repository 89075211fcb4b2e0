import { z } from 'zod';

import { statuses, type FormDefinition, type FormField, type Status } from '@/forms';
import { cleanWord } from '@/forms/kinds/text';
import { submissionSchema } from '@/forms/schema';
import { inOneLine } from '@/platform/plain-text';
import { referenceOf, submissionId } from '@/submissions/identity';
import type { Imported } from '@/submissions/records/imported';
import { suspicions } from '@/submissions/records/received';

import { cellText, reasonColumn, type Row } from './rows';

/** `project_type` and `projectType` are the same, and so is `Project Type`, as the inbox exports it. */
const plain = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What may stand at the head of a column, and what that is here. */
const meanings = ({ fields }: FormDefinition): ReadonlyMap<string, string> =>
  new Map([
    ['id', 'id'],
    ['submittedat', 'submittedAt'],
    ['dateutc', 'submittedAt'],
    ['reference', 'reference'],
    ['status', 'status'],
    ['quarantined', 'quarantinedFor'],
    ['quarantinedfor', 'quarantinedFor'],
    ...fields.flatMap(({ name, label }) => [
      [plain(label), name] as const,
      [plain(name), name] as const,
    ]),
  ]);

/** The columns of a file that have no place here. */
export const strayColumns = (form: FormDefinition, columns: readonly string[]): string[] => {
  const known = meanings(form);
  return columns.filter((name) => !known.has(plain(name)) && plain(name) !== plain(reasonColumn));
};

/** The columns that a file has to have, and lacks. */
export const missingColumns = (form: FormDefinition, columns: readonly string[]): string[] => {
  const known = meanings(form);
  const given = new Set(columns.map((name) => known.get(plain(name))));
  const wanted = form.fields.filter(({ required }) => required).map(({ name }) => name);
  return ['submittedAt', ...wanted].filter((name) => !given.has(name));
};

export const statusNames: readonly string[] = statuses.map(({ value }) => value);

export const statusOf = (name: string): Status | undefined =>
  statuses.find(({ value, label }) => value === name || label === name)?.value;

/** As the inbox exports it: what was set aside stays so. */
export const suspicion = z.enum(suspicions).nullable().catch(null);

type Read = { readonly submission: Imported } | { readonly reason: string };

/** @param otherwise the status of a row that has none */
export function readSubmission(form: FormDefinition, row: Row, otherwise: Status): Read {
  const known = meanings(form);
  const cells = new Map(
    Object.entries(row.values).map(([name, value]) => [known.get(plain(name)), value]),
  );
  const said = (name: string) => cellText(cells.get(name)).trim();
  const answers = Object.fromEntries(
    form.fields.map((field) => [field.name, valueOf(field, cells.get(field.name))] as const),
  );
  const { data: values, error } = submissionSchema(form).safeParse(answers);
  const submittedAt = readTime(said('submittedAt'));
  const status = statusOf(said('status') || otherwise);
  const given = said('reference');
  const reasons = [
    ...(error?.issues.map(({ path, message }) => reasonOf(form, answers, path[0], message)) ?? []),
    ...(submittedAt === undefined
      ? [`“${said('submittedAt')}” is no time that has passed: write it as 2024-05-31 14:05:00`]
      : []),
    ...(status === undefined
      ? [`The status “${said('status')}” is not known here: ${statusNames.join(', ')}`]
      : []),
    ...(given.length > 40 ? ['The reference is longer than 40 characters'] : []),
    ...(cleanWord(given) === given
      ? []
      : ['The reference holds what nobody sees, or several lines: type it anew, or leave it out']),
  ];
  if (
    values === undefined ||
    submittedAt === undefined ||
    status === undefined ||
    reasons.length > 0
  )
    // It quotes what came, and is shown in a terminal.
    return { reason: inOneLine(reasons.join('; ')) };
  const id = idOf(form, said('id') || JSON.stringify([submittedAt, values]));
  const reference = given || referenceOf(form, id);
  return {
    submission: {
      form: form.name,
      ...{ id, reference, submittedAt, status, values },
      quarantinedFor: suspicion.parse(said('quarantinedFor')),
    },
  };
}

/** A choice may come in the words that people read. */
const valueOf = (field: FormField, given: unknown): unknown =>
  (field.kind === 'choice' && field.options.find(({ label }) => label === given)?.value) || given;

/** A choice is refused with what was chosen, so that somebody can mend it. */
function reasonOf(
  { fields }: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
  name: unknown,
  message: string,
): string {
  const field = fields.find((each) => each.name === name);
  const answer = answers[field?.name ?? ''];
  if (field?.kind !== 'choice' || typeof answer !== 'string' || answer === '') return message;
  const known = field.options.map(({ value }) => value).join(', ');
  return `${field.label} “${answer}” is not known here: ${known}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A number becomes the same id each time, so that nothing comes twice. */
const idOf = (form: FormDefinition, given: string): string =>
  uuid.test(given) ? given.toLowerCase() : submissionId(form, `imported ${given}`);

const time = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?$/;

/** As PostgreSQL and JSON write it; without a zone it is UTC, as that backend kept it. */
function readTime(text: string): string | undefined {
  const [, day, clock, zone = 'Z'] = time.exec(text) ?? [];
  if (day === undefined || clock === undefined) return undefined;
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
  const at = new Date(`${day}T${clock.replace(/(\.\d{3})\d+$/, '$1')}${offset}`);
  if (!isDay(day) || !(at.getTime() <= Date.now())) return undefined;
  const written = at.toISOString();
  return hasYear(written) ? written : undefined;
}

/** A Date turns 31 February into 2 March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** PostgreSQL has no year 0, and ISO 8601 writes those before it with a sign. */
const hasYear = (written: string): boolean => /^(?!0000)\d{4}-/.test(written);
