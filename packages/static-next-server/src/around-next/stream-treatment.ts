import type { IncomingMessage } from 'node:http';
import { isCompressible, smallestWorthCompressing } from '../answers/compression.ts';
import { negotiateEncoding } from '../answers/encoding.ts';
import { weak } from '../answers/etag.ts';
import { headerText, varyOnEncoding } from '../response-headers.ts';
import type { InterceptedResponse, Treatment } from './intercepted-response.ts';

const withoutWholeBody: ReadonlySet<number> = new Set([204, 206, 304]);

/** Whether an answer that streams through is compressed on its way; sets the headers to match. */
export function streamTreatment(
  request: IncomingMessage,
  response: InterceptedResponse,
): Exclude<Treatment, 'hold'> {
  if (!isCompressible(headerText(response, 'Content-Type'))) return 'pass';
  if (withoutWholeBody.has(response.statusCode)) return 'pass';
  if (response.hasHeader('Content-Encoding')) return 'pass';
  if (headerText(response, 'Cache-Control').includes('no-transform')) return 'pass';
  varyOnEncoding(response);
  const length = headerText(response, 'Content-Length');
  if (length !== '' && Number(length) < smallestWorthCompressing) return 'pass';
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return 'pass';
  response.setHeader('Content-Encoding', encoding);
  response.removeHeader('Content-Length');
  response.removeHeader('Accept-Ranges');
  const etag = headerText(response, 'ETag');
  if (etag !== '') response.setHeader('ETag', weak(etag));
  return encoding;
}
