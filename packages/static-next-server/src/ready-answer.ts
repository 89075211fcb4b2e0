import type { CompressedBody } from './compressed-body.ts';
import { negotiateEncoding } from './encoding.ts';
import { isKnown } from './etag.ts';
import type { Exchange } from './exchange.ts';
import { varyOnEncoding } from './response-headers.ts';

/** An answer that can be sent any number of times. */
export interface ReadyAnswer {
  readonly body: CompressedBody;
  /** Weak (`W/"…"`): one tag names the content in all encodings. */
  readonly etag: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Sends it in the encoding that the visitor takes, or only 304 when the visitor has it.
 * @param isKept false: no visitor is to keep it, and a conditional request gets it whole
 */
export async function sendReady(
  { request, response }: Exchange,
  { body, etag, headers }: ReadyAnswer,
  { status = 200, isKept = true } = {},
): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  varyOnEncoding(response);
  response.removeHeader('Content-Length');
  response.removeHeader('ETag');
  if (isKept) response.setHeader('ETag', etag);
  if (isKept && status === 200 && isKnown(etag, request.headers['if-none-match'])) {
    response.removeHeader('Content-Type');
    response.answer(304);
    return;
  }
  const encoding = body.encodingFor(negotiateEncoding(request.headers['accept-encoding']));
  const bytes = await body.copyIn(encoding);
  if (!response.isOpen) return;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.answer(status, bytes);
}

/** What a store of them is limited by. */
export const sizeOf = ({ body }: ReadyAnswer) => body.bytes;
