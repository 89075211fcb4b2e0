import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { tableOf } from '../tables';
import { threadEntries } from './thread-table';

const sent = (form: FormDefinition, which: SQL): SQL => sql`(
  SELECT ${which} FROM ${threadEntries}
  WHERE ${threadEntries.submission} = ${tableOf(form).id} AND ${threadEntries.state} = 'sent'
    AND NOT ${threadEntries.isForward}
)`;

/** When the first reply of a row's thread went out; null where none has. */
export const firstSent = (form: FormDefinition): SQL =>
  sent(form, sql`min(${threadEntries.settledAt})`);

/** The same of the last one. */
export const lastSent = (form: FormDefinition): SQL =>
  sent(form, sql`max(${threadEntries.settledAt})`);
