import { createHash } from 'node:crypto';
import type { NextAnswer } from '../around-next/ask-next.ts';
import type { Area } from '../exchange.ts';
import { isCompressible } from './compression.ts';
import { Markup } from './markup.ts';
import { WholeAnswer } from './whole-answer.ts';

/** @param known the page as it was: a body that is the same is not hashed and compressed again */
export function makePage(area: Area, made: NextAnswer, known?: WholeAnswer): WholeAnswer {
  const type = made.headers['content-type'] ?? '';
  const headers = new Map([['Content-Type', type]]);
  if (!type.startsWith('text/html')) {
    const isSame = known?.plain.equals(made.body) === true;
    return isSame ? known : new WholeAnswer(made.body, headers, isCompressible(type));
  }
  const markup = new Markup(made.body);
  area.adjust?.(markup);
  const body = markup.toBuffer();
  if (known?.plain.equals(body) === true) return known;
  // An answer before Next may be a page of another area, and then brings that one's policy.
  const own = made.headers['content-security-policy'];
  const policy = typeof own === 'string' ? own : policyOf(area, markup);
  headers.set('Content-Security-Policy', policy);
  // The document's preloads: sent with it when it replaces another.
  if (made.headers.link !== undefined) headers.set('Link', String(made.headers.link));
  return new WholeAnswer(body, headers);
}

/**
 * Next's inline scripts carry the page's data and change with its content; a nonce would make every
 * page dynamic, so a policy names each script and each inline style by its hash.
 */
function policyOf(area: Area, page: Markup): string {
  const { scripts, styles } = page.inlineCode;
  return area.policy(hashes(scripts), hashes(styles), page);
}

const hashes = (codes: readonly string[]): string[] => [...new Set(codes.map(hashSource))];

/** How a policy names inline code. */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
