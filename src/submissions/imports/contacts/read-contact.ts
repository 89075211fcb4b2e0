import { isEmailAddress } from '@/platform/email-address';
import { beginningOf } from '@/platform/plain-text';

import type { ContactKind, Told } from '../../records/people/enter';
import { companyDomainOf } from '../../records/people/keys';
import { saidIn, saidInAll } from '../columns';
import { readDay } from '../notations/days';
import { readRow, RowProblem, type ReadRow } from '../problem';
import type { FileRow } from '../read-file';
import { lineOf, wholeTexts } from '../texts';
import type { ContactColumns, ContactField } from './contact-columns';

/** What has to be known to read a row. */
export interface ContactReading {
  readonly kind: ContactKind;
  readonly columns: ContactColumns;
}

/** A person or a company as a file says. */
export interface ImportedContact {
  readonly details: readonly Told[];
  /** The line of the note that names its number there; null where it has none. */
  readonly mark: string | null;
  /** The day on which it was made there; null where that is not known. */
  readonly created: string | null;
}

/** As the inbox takes them by hand. */
const [longestLine, longestNote] = [300, 5000];

/** What a row becomes, or why it cannot. It asks nobody. */
export const readContact = (reading: ContactReading, row: FileRow): ReadRow<ImportedContact> =>
  readRow(() => contactOf(reading, row));

function contactOf({ kind, columns }: ContactReading, row: FileRow): ImportedContact {
  const one = (field: ContactField) => lineOf(saidIn(columns, row, field)?.text ?? '');
  const each = (field: ContactField) =>
    saidInAll(columns, row, field).flatMap((text) => lineOf(text).split(/[;,]\s*/));
  const name = one('name') || lineOf(`${one('firstName')} ${one('lastName')}`);
  const identity =
    kind === 'person'
      ? told('address', [...each('address'), name].filter(isEmailAddress))
      : told(
          'domain',
          each('domain').map((text) => companyDomainOf(text) ?? ''),
        );
  const names = told('name', [name]);
  if (names.length + identity.length === 0)
    throw new RowProblem(
      kind === 'person' ? 'It has no name and no email address.' : 'It has no name and no domain.',
    );
  const created = readDay(one('created'), null);
  const id = saidIn(columns, row, 'id');
  return {
    details: [
      ...names,
      ...identity,
      ...told('telephone', each('telephone').filter(isNumber)),
      ...told('role', [one('role')]),
      ...told('company', [one('company')]),
      ...told('postal-address', [placeOf(one)]),
      ...told('note', wholeTexts(row, '', longestNote)),
    ],
    mark: id && `${id.head}: ${id.text}`,
    created: 'day' in created ? created.day : null,
  };
}

const isNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length > 2;

/** Each once. An email address elsewhere than as one, or in a note, would outlast the erasure of its person. */
const told = (kind: Told['kind'], values: readonly string[]): Told[] =>
  [...new Set(values)]
    .filter((text) => text !== '' && (mayName.has(kind) || !/\S@\S+\.\S/.test(text)))
    .map((text) => ({ kind, value: kind === 'note' ? text : beginningOf(text, longestLine) }));
const mayName: ReadonlySet<Told['kind']> = new Set(['address', 'note']);

function placeOf(one: (field: ContactField) => string): string {
  const parts = (['street', 'city', 'region', 'postcode', 'country'] as const).map(one);
  return one('whole') || parts.filter(Boolean).join(', ');
}
