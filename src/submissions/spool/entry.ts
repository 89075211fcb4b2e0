import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { sourceFields } from '@/forms/source/fields';

import type { Received } from '../records/received';

/**
 * What this release understands. Anything more (a field, a form or a reason of a newer release)
 * makes the entry unreadable: stored without it, it would be lost.
 */
const entry: z.ZodType<Received> = z
  .strictObject({
    form: z.enum(formNames),
    id: z.uuid(),
    reference: z.string(),
    submittedAt: z.iso.datetime(),
    values: z.record(z.string(), z.string().nullable()),
    quarantinedFor: z.enum(['filled-too-fast', 'many-from-address']).nullable(),
    earlier: z.uuid().optional(),
    source: z.partialRecord(z.enum(sourceFields.map(({ name }) => name)), z.string()).optional(),
  })
  .refine(({ form, values }) => {
    const fields = new Set<string>(forms[form].fields.map(({ name }) => name));
    return Object.keys(values).every((name) => fields.has(name));
  });

/** An entry as it stands in a file: one line, without the end of the line. */
export const writeEntry = (received: Received): string => JSON.stringify(received);

/** @returns null when this release cannot read it */
export function readEntry(line: Buffer): Received | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(line);
    return entry.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
