import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import compressible from 'compressible';
import type { Encoding } from './encoding.ts';

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** `quick` while a visitor waits, `best` in the background for what is sent many times. */
export type Effort = 'quick' | 'best';

/** Brotli's last level, 11, takes three times as long as 10 and spares 1.7% of the bytes. */
const brotliQuality = { quick: 5, best: 10 } as const;
const gzipLevel = { quick: 6, best: 9 } as const;

/** Below this a packet is sent anyway. */
export const smallestWorthCompressing = 1024;

/** Server-sent events have to arrive one by one, though the list takes them for text. */
export function isCompressible(contentType: string): boolean {
  return compressible(contentType) === true && !/^text\/event-stream\b/i.test(contentType);
}

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipWhole(body, { level: gzipLevel[effort] });
  return brotliWhole(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A page's data repeats its text further down: the window must span the whole page.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_DEFAULT_WINDOW,
    },
  });
}

/** For answers that are passed on while they are made. `flush` sends what is there already. */
export type Encoder = Transform & { flush: () => void };

export function createEncoder(encoding: Exclude<Encoding, 'identity'>): Encoder {
  if (encoding === 'gzip') return createGzip({ level: gzipLevel.quick });
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality.quick },
  });
}
