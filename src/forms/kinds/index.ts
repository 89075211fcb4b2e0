import { checkboxKind } from './checkbox';
import { choiceKind } from './choice';
import { dateKind } from './date';
import { emailKind } from './email';
import { fileKind } from './file';
import { hiddenKind } from './hidden';
import type { FieldKind } from './kind';
import { longTextKind } from './long-text';
import { numberKind } from './number';
import { radiosKind } from './radios';
import { recordKind } from './record';
import { severalKind } from './several';
import { telKind } from './tel';
import { textKind } from './text';

export type { Condition, FieldKind, Option } from './kind';

/** Every kind of field. A new one is its file, and its name here. */
export const kinds = {
  text: textKind,
  email: emailKind,
  tel: telKind,
  'long-text': longTextKind,
  choice: choiceKind,
  several: severalKind,
  checkbox: checkboxKind,
  number: numberKind,
  date: dateKind,
  file: fileKind,
  hidden: hiddenKind,
  radios: radiosKind,
  record: recordKind,
};

export type KindName = keyof typeof kinds;

type Settings = {
  readonly [Name in KindName]: Parameters<(typeof kinds)[Name]>[0];
};

/** A field of a form; of a kind, where that is named. */
export type FormField<Name extends KindName = KindName> = {
  readonly [Each in Name]: Settings[Each] & { readonly kind: Each };
}[Name];

/** By name, so that each takes the fields that name it. */
const byKind: { readonly [Name in KindName]: (field: FormField<Name>) => FieldKind } = kinds;

const made = new WeakMap<object, FieldKind>();

/** What a field does. Made once for each: the door asks for it several times with every answer. */
export function kindOf<Name extends KindName>(field: FormField<Name>): FieldKind {
  const known = made.get(field);
  if (known) return known;
  const kind = byKind[field.kind](field);
  made.set(field, kind);
  return kind;
}

/** Whether a form asks for files. */
export const takesFiles = ({ fields }: { readonly fields: readonly FormField[] }): boolean =>
  fields.some((field) => kindOf(field).hasFiles);

/** What is wrong with a clean answer, in the words of the form; null where nothing is. */
export function problemOf(field: FormField, answer: string): string | null {
  if (answer !== '') return kindOf(field).check(answer);
  return field.required ? (field.missing ?? 'Fill this in') : null;
}
