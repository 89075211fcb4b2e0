import 'server-only';

import type { ShownForm } from '@/forms';
import type { FormField } from '@/forms/kinds';
import { bodyLimits } from '@/platform/limits';

import { Refusal, type RefusalCode } from './refusal';

/** Of a form that asks little, and more than an answer to one field. */
export const textBytes = 64 * 1024;

/** Of a form without JavaScript: what is too long comes back to whoever wrote it, to be shortened. */
const writtenBytes = 1_000_000;

/** Of a letter of any script in UTF-8, as a browser without JavaScript writes it: `%E4%B8%AD`. */
const bytesOfLetter = 9;

/** Of all that somebody can write into a form. */
export const textBytesOf = ({ fields }: Pick<ShownForm, 'fields'>): number => {
  const letters = fields.reduce((sum, field) => sum + lettersOf(field), 0);
  return Math.min(bodyLimits.door.bytes, Math.max(textBytes, letters * bytesOfLetter));
};

/** As much as is read of what may be too long, and is given back then. */
export const writtenBytesOf = (form: Pick<ShownForm, 'fields'>): number =>
  Math.max(writtenBytes, textBytesOf(form));

/** With what names it. */
function lettersOf(field: FormField): number {
  const name = field.name.length + 2;
  if ('options' in field)
    return field.options.reduce((sum, { value }) => sum + name + value.length, name);
  return name + ('maxLength' in field ? field.maxLength : 100);
}

/**
 * Counts on the stream, since a declared length may lie.
 * @param shortened what to go on with of more than that, where there is a way to go on
 * @throws Refusal
 */
export async function readBytes(
  request: Request,
  most: number,
  tooMuch: RefusalCode = 'too-large',
  shortened = (bytes: Buffer): Buffer => bytes,
): Promise<Buffer<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  if (!request.body) return Buffer.concat(chunks);
  const reader = request.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes <= most) continue;
    chunks = [shortened(Buffer.concat(chunks))];
    bytes = chunks[0]?.byteLength ?? 0;
    // With less room each of the next chunks would have all of it looked through again.
    if (bytes <= most / 2) continue;
    await reader.cancel();
    throw new Refusal(tooMuch);
  }
}
