import 'server-only';

import { Refusal, type RefusalCode } from './refusal';

/** Of all that somebody can write into a form. */
export const textBytes = 64 * 1024;

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
