import { readFields, type FormDefinition, type FormField, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';

/** `projectType` is headed `Project Type`: the column is named after the field (spec, section 2). */
export const columnHeading = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());

/** What people read in a cell: a choice is shown by its label, an empty field is null. */
export function shownValue(field: FormField, values: SubmissionValues): string | null {
  const value = values[field.name] ?? null;
  return value === null ? null : kindOf(field).shown(value);
}

/** A dash for what was left empty; the long form is for whoever hovers or listens. */
export const Empty = () => (
  <abbr title="not given" className="text-edge no-underline">
    -
  </abbr>
);

/** What a field holds, as people read it: an address is a link to write to it, and a number one to call it. */
export function CellValue({ field, values }: { field: FormField; values: SubmissionValues }) {
  const value = shownValue(field, values);
  if (value === null) return <Empty />;
  const address = kindOf(field).link(value);
  if (address === null) return value;
  return (
    <a href={address} className="hover:underline max-sm:inline-block max-sm:py-1">
      {value}
    </a>
  );
}

/** What somebody wrote at length, in the first field for it. */
export function mainText(fields: readonly FormField[], values: SubmissionValues): string | null {
  const long = fields.find(({ kind }) => kind === 'long-text');
  return long ? (values[long.name] ?? null) : null;
}

interface ColumnLook {
  /** In the table, where all columns but the longest text have a fixed width. */
  width?: string;
  /** Where it stands on the card that a row becomes on a phone. */
  card: string;
}

const line = '@max-[700px]:col-span-2';
/** It has no room on a card, but is there for who listens. */
export const unseenOnCards =
  '@max-[700px]:order-6 @max-[700px]:col-span-2 @max-[700px]:not-focus-within:sr-only @max-[700px]:text-[14px]';

export const dateLook: ColumnLook = { width: 'w-[204px]', card: '@max-[700px]:order-2' };

const looks: Record<string, ColumnLook> = {
  name: {
    width: 'w-[112px] @min-[1100px]:w-[140px]',
    card: '@max-[700px]:order-1 @max-[700px]:text-[16px]',
  },
  phone: { width: 'w-[98px]', card: unseenOnCards },
  company: { width: 'w-[94px] @min-[1100px]:w-[136px]', card: '@max-[700px]:order-3' },
  projectType: { width: 'w-[88px] @min-[1100px]:w-[124px]', card: unseenOnCards },
  budget: { width: 'w-[76px]', card: '@max-[700px]:order-4 @max-[700px]:text-right' },
  timeline: { width: 'w-[70px]', card: unseenOnCards },
};

/** Widths and places are a matter of taste, so a field without an entry gets along without. */
export function columnLook(form: FormDefinition, field: FormField): ColumnLook {
  if (field.kind === 'email') return emailLook(form);
  if (field.kind === 'long-text') return { card: `@max-[700px]:order-5 ${line}` };
  return looks[field.name] ?? { width: 'w-[104px]', card: unseenOnCards };
}

/** A short form has room for whole addresses, and its card would be empty without. */
const emailLook = (form: FormDefinition): ColumnLook =>
  readFields(form).length > 4
    ? { width: 'w-[98px] @min-[1100px]:w-[196px]', card: unseenOnCards }
    : { width: 'w-[196px] @min-[1100px]:w-[240px]', card: `@max-[700px]:order-3 ${line}` };
