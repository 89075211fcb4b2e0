import { cleanText } from '@/platform/plain-text';

/** A text as people read it, and as PostgreSQL takes it. */
export const readable = (text: string): string => cleanText(text).replaceAll('\u00a0', ' ');

/** Null where nothing is left. */
export function oneLine(text: string): string | null {
  const plain = readable(text).replace(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}

/** Without blanks at the ends of lines, and with no more than two empty lines in a row. */
export function tidy(text: string): string {
  const lines: string[] = [];
  let empty = 0;
  for (const line of readable(text).split('\n')) {
    const own = line.trimEnd();
    empty = own === '' ? empty + 1 : 0;
    if (empty <= 2) lines.push(own);
  }
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}
