import { statuses, type FormDefinition, type Status } from '@/forms';
import { submissionSchema } from '@/forms/schema';
import { referenceOf, submissionId } from '@/submissions/identity';
import type { Imported } from '@/submissions/records/imported';

import { cellText, reasonColumn, type Row } from './rows';

/** What the columns of the former tables are called here, but for the answers. */
const ownColumns = ['id', 'submittedat', 'reference', 'status'];

/** `project_type` and `projectType` are the same. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

/** The columns of a file that have no place here. */
export const strayColumns = (form: FormDefinition, columns: readonly string[]): string[] => {
  const known = [...ownColumns, plain(reasonColumn), ...form.fields.map(({ name }) => plain(name))];
  return columns.filter((name) => !known.includes(plain(name)));
};

/** The columns that a file has to have, and lacks. */
export const missingColumns = (form: FormDefinition, columns: readonly string[]): string[] => {
  const given = columns.map(plain);
  const wanted = form.fields.filter(({ required }) => required).map(({ name }) => name);
  return ['submittedAt', ...wanted].filter((name) => !given.includes(plain(name)));
};

export const statusNames: readonly string[] = statuses.map(({ value }) => value);

export const statusOf = (name: string): Status | undefined =>
  statuses.find(({ value }) => value === name)?.value;

type Read = { readonly submission: Imported } | { readonly reason: string };

/** @param otherwise the status of a row that has none */
export function readSubmission(form: FormDefinition, row: Row, otherwise: Status): Read {
  const cells = new Map(Object.entries(row.values).map(([name, value]) => [plain(name), value]));
  const said = (name: string) => cellText(cells.get(name)).trim();
  const answers = Object.fromEntries(
    form.fields.map(({ name }) => [name, cells.get(plain(name))] as const),
  );
  const { data: values, error } = submissionSchema(form).safeParse(answers);
  const submittedAt = readTime(said('submittedat'));
  const status = statusOf(said('status') || otherwise);
  const given = said('reference');
  const reasons = [
    ...(error?.issues.map(({ path, message }) => reasonOf(form, answers, path[0], message)) ?? []),
    ...(submittedAt === undefined ? [`“${said('submittedat')}” is no time that has passed`] : []),
    ...(status === undefined
      ? [`The status “${said('status')}” is not known here: ${statusNames.join(', ')}`]
      : []),
    ...(given.length > 40 ? ['The reference is longer than 40 characters'] : []),
  ];
  if (
    values === undefined ||
    submittedAt === undefined ||
    status === undefined ||
    reasons.length > 0
  )
    return { reason: reasons.join('; ') };
  const id = idOf(form, said('id') || JSON.stringify([submittedAt, values]));
  const reference = given || referenceOf(form, id);
  return {
    submission: {
      form: form.name,
      ...{ id, reference, submittedAt, status, values },
      quarantinedFor: null,
    },
  };
}

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
  return at.getTime() <= Date.now() ? at.toISOString() : undefined;
}
