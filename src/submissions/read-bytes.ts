import 'server-only';

import { Refusal, type RefusalCode } from './refusal';

/** Of all that somebody can write into a form. */
export const textBytes = 64 * 1024;

/**
 * Counts on the stream, since a declared length may lie.
 * @throws Refusal
 */
export async function readBytes(
  request: Request,
  most: number,
  tooMuch: RefusalCode = 'too-large',
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  if (!request.body) return Buffer.concat(chunks);
  const reader = request.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw new Refusal(tooMuch);
    }
    chunks.push(value);
  }
}
