/**
 * Notes that were typed and are not stored, in the memory of this tab alone. When the session has
 * ended the sign-in takes the page's place; whoever signs in again finds theirs in its box.
 */
const notes = new Map<string, string>();

export const noteKey = (author: string, submission: string): string => `${author} ${submission}`;

export function keepUnsent(key: string, text: string): void {
  if (text.trim() === '') notes.delete(key);
  else notes.set(key, text);
}

export const unsentNote = (key: string): string => notes.get(key) ?? '';

export const hasUnsentNotes = (): boolean => notes.size > 0;
