import type { Step } from '../exchange.ts';

const megabyte = 1024 * 1024;

/**
 * Holds bodies to the limits of their area. Node's parser holds a sender to the length that was
 * declared; an upload that declares none is left to whoever reads it.
 */
export const limitBodies: Step = ({ request: { headers }, area: { bodyLimits } }) => {
  if (bodyLimits === undefined) return undefined;
  const kind = /^multipart\//i.test(headers['content-type'] ?? '') ? 'upload' : 'document';
  if (headers['transfer-encoding'] !== undefined) {
    if (kind === 'upload') return undefined;
    const reason = 'Say in Content-Length how long the body is.';
    return { status: 411, code: 'length-required', reason };
  }
  if (Number(headers['content-length'] ?? 0) <= bodyLimits[kind] * megabyte) return undefined;
  return { status: 413, code: 'too-large', reason: `Send at most ${bodyLimits[kind]} MB.` };
};
