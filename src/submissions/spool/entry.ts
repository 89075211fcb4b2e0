import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { sourceFields } from '@/forms/source/fields';

import type { IncomingFile } from '../records/incoming/incoming-mail';
import { suspicions, type Received } from '../records/received';

const file: z.ZodType<IncomingFile> = z.strictObject({
  name: z.string(),
  size: z.number(),
  kind: z.enum(['plain', 'inline', 'dangerous']),
  problem: z.string().nullable(),
  content: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .nullable(),
});

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
    quarantinedFor: z.enum(suspicions).nullable(),
    quarantineDetail: z.string().nullable().optional(),
    isUnconfirmed: z.literal(true).optional(),
    asksToConfirm: z.literal(true).optional(),
    earlier: z.uuid().optional(),
    files: z.array(file).optional(),
    source: z.partialRecord(z.enum(sourceFields.map(({ name }) => name)), z.string()).optional(),
  })
  .refine(({ form, values }) => {
    const fields = new Set<string>(forms[form].fields.map(({ name }) => name));
    return Object.keys(values).every((name) => fields.has(name));
  });

/** An entry as it stands in a file: one line, without the end of the line. */
export const writeEntry = (received: Received): string =>
  JSON.stringify({ ...received, files: received.files?.map(fileInText) });

/** With what is in it in base64. */
export const fileInText = ({ content, ...about }: IncomingFile) => ({
  ...about,
  content: content?.toString('base64') ?? null,
});

/** @returns null when this release cannot read it */
export function readEntry(line: Buffer): Received | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(line);
    return entry.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
