import type { IncomingMessage } from 'node:http';
import { areaOf } from './areas';
import type { Handler } from './intercepted-response';
import { readUrl } from './request-url';
import { sendAnswer } from './send-answer';

/** As much as Payload takes of a document that is sent as one part of an upload. */
const maxBytes = 1024 * 1024;

const refusals = {
  'too-large': { status: 413, message: 'Send at most 1 MB.' },
  'length-required': { status: 411, message: 'Say in Content-Length how long the body is.' },
} as const;

/**
 * Payload reads a JSON body whole, from anybody, before it asks who sent it. What it reads in parts
 * (uploads) it counts by itself, and so do the doors of the forms.
 */
export function withBodyLimit(next: Handler): Handler {
  return async (request, response) => {
    const code = refusalOf(request);
    if (!code) return next(request, response);
    const { status, message } = refusals[code];
    const headers = { 'Cache-Control': 'no-store' };
    await sendAnswer(
      Response.json({ error: { code, message } }, { status, headers }),
      request,
      response,
    );
  };
}

/** Node's parser holds a sender to the length that was declared. */
function refusalOf({ url = '/', headers }: IncomingMessage): keyof typeof refusals | null {
  const read = readUrl(url);
  if (!('path' in read) || areaOf(read.path) !== 'api') return null;
  if (/^multipart\//i.test(headers['content-type'] ?? '')) return null;
  if (headers['transfer-encoding'] !== undefined) return 'length-required';
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'too-large' : null;
}
