import type { IncomingMessage } from 'node:http';
import type { CompressedBody } from './compressed-body';
import { negotiateEncoding } from './encoding';
import { isKnown } from './etag';
import type { InterceptedResponse } from './intercepted-response';
import { varyOnEncoding } from './response-headers';

export interface Sendable {
  readonly status: number;
  readonly body: CompressedBody;
  /**
   * Weak (`W/"…"`): one tag names the content in all encodings. Undefined: the answer is not to
   * be kept, and a conditional request gets it whole.
   */
  readonly etag: string | undefined;
}

/** Sends a body in the encoding that the visitor takes, or only 304 when the visitor has it. */
export async function sendBody(
  request: IncomingMessage,
  response: InterceptedResponse,
  { status, body, etag }: Sendable,
): Promise<void> {
  varyOnEncoding(response);
  response.removeHeader('Content-Length');
  response.removeHeader('ETag');
  if (etag !== undefined) {
    response.setHeader('ETag', etag);
    if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
      response.removeHeader('Content-Type');
      response.answer(304);
      return;
    }
  }
  const wanted = negotiateEncoding(request.headers['accept-encoding']);
  const encoding = body.isWorthCompressing ? wanted : 'identity';
  const bytes = await body.copyIn(encoding);
  if (!response.isOpen) return;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.answer(status, bytes);
}
