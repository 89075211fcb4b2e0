import type { IncomingMessage } from 'node:http';
import { areaOf } from './areas';
import type { Handler } from './intercepted-response';
import { readUrl } from './request-url';
import { sendAnswer } from './send-answer';

const megabyte = 1024 * 1024;

/** In megabytes: as much as Payload takes of a document in an upload, and of an upload with its file. */
const most = { document: 1, upload: 12 } as const;

/**
 * Payload reads a JSON body whole, from anybody, before it asks who sent it. An upload it counts by
 * itself, but then cuts the connection, and nobody gets the answer. The doors of the forms count.
 */
export function withBodyLimit(next: Handler): Handler {
  return async (request, response) => {
    const refusal = refusalOf(request);
    if (!refusal) return next(request, response);
    const { status, code, message } = refusal;
    const headers = { 'Cache-Control': 'no-store' };
    await sendAnswer(
      Response.json({ error: { code, message } }, { status, headers }),
      request,
      response,
    );
  };
}

/** Node's parser holds a sender to the length that was declared. */
function refusalOf({ url = '/', headers }: IncomingMessage) {
  const read = readUrl(url);
  if (!('path' in read) || areaOf(read.path) !== 'api') return null;
  const kind = /^multipart\//i.test(headers['content-type'] ?? '') ? 'upload' : 'document';
  if (headers['transfer-encoding'] !== undefined) {
    if (kind === 'upload') return null;
    const message = 'Say in Content-Length how long the body is.';
    return { status: 411, code: 'length-required', message };
  }
  if (Number(headers['content-length'] ?? 0) <= most[kind] * megabyte) return null;
  return { status: 413, code: 'too-large', message: `Send at most ${most[kind]} MB.` };
}
