import { createHash } from 'node:crypto';
import type { NextAnswer } from '../around-next/ask-next.ts';
import type { Area } from '../exchange.ts';
import { isCompressible } from './compression.ts';
import { inlineCode } from './inline-code.ts';
import { WholeAnswer } from './whole-answer.ts';

/** @param known the page as it was: a body that is the same is not hashed and compressed again */
export function makePage(area: Area, made: NextAnswer, known?: WholeAnswer): WholeAnswer {
  const type = made.headers['content-type'] ?? '';
  const isDocument = type.startsWith('text/html');
  const body = isDocument ? (area.adjust?.(made.body) ?? made.body) : made.body;
  if (known?.plain.equals(body) === true) return known;
  const headers = new Map([['Content-Type', type]]);
  if (!isDocument) return new WholeAnswer(body, headers, isCompressible(type));
  // An answer before Next may be a page of another area, and then brings that one's policy.
  const own = made.headers['content-security-policy'];
  const policy = typeof own === 'string' ? own : policyOf(area, body);
  headers.set('Content-Security-Policy', policy);
  // Where the document's preloads are: goes with it when it is sent in place of another.
  if (made.headers.link !== undefined) headers.set('Link', String(made.headers.link));
  return new WholeAnswer(body, headers);
}

/**
 * Next's inline scripts carry the page's data and change with its content; a nonce would make every
 * page dynamic, so a policy names each script and each inline style by its hash.
 */
function policyOf(area: Area, html: Buffer): string {
  const { scripts, styles } = inlineCode(html);
  return area.policy(hashes(scripts), hashes(styles));
}

const hashes = (codes: readonly Buffer[]): string[] => [
  ...new Set(codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)),
];
