import {
  contact_submissions,
  contact_submissions_notes,
  quote_submissions,
  quote_submissions_notes,
} from '@/platform/database/schema';
import type { FormDefinition } from '@/forms';

const tables = { contact: contact_submissions, quote: quote_submissions };
const notesTables = { contact: contact_submissions_notes, quote: quote_submissions_notes };

/** Where the submissions of a form are kept. */
export const tableOf = ({ name }: Pick<FormDefinition, 'name'>) => tables[name];

/** Where their notes are kept. */
export const notesTableOf = ({ name }: Pick<FormDefinition, 'name'>) => notesTables[name];
