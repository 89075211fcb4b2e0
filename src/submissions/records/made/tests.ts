import { sql, type SQL } from 'drizzle-orm';
import type { Where } from 'payload';

import { forms, type FormDefinition } from '@/forms';
import { custom_submissions } from '@/platform/database/schema';

/*
 * A test is what an editor sent from the preview of a form. Staff see it in the list of that form; it
 * stands in no other list, is counted nowhere, and is in no file but that of a person.
 */

const { quarantinedFor } = custom_submissions;

/** Of a row of `custom_submissions`. */
export const isTest: SQL = sql`(${quarantinedFor} IS NOT DISTINCT FROM 'test')`;

/** A condition on the rows of a form's table. */
export const isNoTest = ({ name }: Pick<FormDefinition, 'name'>): SQL =>
  forms[name].isMade ? sql`NOT ${isTest}` : sql`true`;

/** The same as Payload's filter, for its `and`. */
export const noTests = ({ isMade }: Pick<FormDefinition, 'isMade'>): Where[] =>
  isMade ? [{ quarantinedFor: { not_equals: 'test' } }] : [];
