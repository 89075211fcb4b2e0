import { inOneLine, isBlank } from '@/platform/plain-text';

export const longestTag = 40;

/**
 * A tag as somebody typed it, in one line. Null where it is none: an address in it would outlive the
 * erasure of its person.
 */
export function parseTag(typed: string): string | null {
  const text = inOneLine(typed.normalize('NFC')).replace(/\s+/g, ' ').trim();
  return isBlank(text) || text.length > longestTag || text.includes('@') ? null : text;
}
