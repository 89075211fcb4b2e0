import { createHash } from 'node:crypto';

/**
 * Names content by its hash. Weak (`W/`), because one tag stands for the content in all encodings.
 */
export function contentTag(...content: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

export function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

/** Whether the visitor has it already: the weak comparison of RFC 9110, 13.1.2. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((tag) => withoutWeakness(tag.trim()) === opaque);
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
