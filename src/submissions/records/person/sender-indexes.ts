import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';

/** Finds what came from an address, in capitals or not, among 100,000 submissions. */
export const withSenderIndexes = indexForms(({ name }) => ({
  sender: index(`${name}_sender_idx`).on(sql`lower(email)`),
}));
