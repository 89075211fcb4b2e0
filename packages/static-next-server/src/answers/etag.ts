import { createHash } from 'node:crypto';

/** Names content by its hash. Weak (`W/`): one tag stands for the content in all encodings. */
export function contentTag(...content: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

export const weak = (etag: string) => `W/${strong(etag)}`;

/** Whether the visitor has it already: the weak comparison of RFC 9110, 13.1.2. */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => strong(tag.trim()));
  return known.includes(strong(etag)) || ifNoneMatch.trim() === '*';
}

const strong = (etag: string) => etag.replace(/^W\//, '');
