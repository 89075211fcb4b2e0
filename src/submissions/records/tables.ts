import type { FormName } from '@/forms';
import * as schema from '@/platform/database/schema';

interface Named {
  readonly name: FormName;
}

/** Also of a form whose table is not generated yet. */
export const tableNameOf = ({ name }: Named): string => `${name}_submissions`;

/** Where the submissions of a form are kept. */
export const tableOf = ({ name }: Named) => schema[`${name}_submissions` as const];

/** Where their notes are kept. */
export const notesTableOf = ({ name }: Named) => schema[`${name}_submissions_notes` as const];
