import { z } from 'zod';

import { formNames, priorities, statuses } from '@/forms';
import { isDay } from '@/platform/place/days';
import { cleanText, inOneLine } from '@/platform/plain-text';

import { Problem } from './problem';

/** Shapes that several operations share. */

export const id = z.uuid();
export const byId = z.strictObject({ id });
export const instant = z.iso.datetime();
export const day = z.iso.date().refine(isDay, 'Name a day of this century.');
export const formName = z.enum(formNames);
export const status = z.enum(statuses.map(({ value }) => value));
export const priority = z.enum(priorities.map(({ value }) => value));

/** Who did something; null once the account is gone, and for what the site did. */
export const person = id.nullable();

/** What somebody writes, of several lines. */
export const words = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => cleanText(text).trim());

/** … that says something. */
export const someWords = (most: number) => words(most).pipe(z.string().min(1));

/** … in one line. */
export const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => inOneLine(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim());

/** Where the next page begins; null where there is none. */
export const next = z.string().nullable();
export const after = z
  .string()
  .max(500)
  .optional()
  .describe('The “next” of the page before. Ask for the rest as you did for that.');

/** What stands between two pages, as text that nobody need read. */
export const cursorText = (cursor: object | null): string | null =>
  cursor && Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws Problem where it is none of ours */
export function cursorIn<Cursor extends z.ZodType>(
  text: string | undefined,
  schema: Cursor,
): z.output<Cursor> | null {
  if (text === undefined) return null;
  const read = schema.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (read.success) return read.data;
  throw new Problem(
    400,
    'Send as “after” what the page before has as “next”, with the same order.',
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
