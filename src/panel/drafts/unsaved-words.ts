import { z } from 'zod';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';

/** What stands in the form of a document. */
export type Words = Readonly<Record<string, unknown>>;

const stored = z.record(z.string(), z.unknown());

const placeOf = (document: LockedDocument, me: string): string =>
  `unsaved words ${JSON.stringify([document, me])}`;

/** Keeps what could not be saved in this tab: a browser forgets it with the tab. */
export function keepWords(document: LockedDocument, me: string, words: Words): void {
  try {
    sessionStorage.setItem(placeOf(document, me), JSON.stringify(words));
  } catch {
    // A browser that keeps nothing more, or nothing at all.
  }
}

export const forgetWords = (document: LockedDocument, me: string): void =>
  sessionStorage.removeItem(placeOf(document, me));

export function findWords(document: LockedDocument, me: string): Words | undefined {
  const found = sessionStorage.getItem(placeOf(document, me));
  return found === null ? undefined : stored.parse(JSON.parse(found));
}

/** What nobody writes. */
const ofServer = ['_status', 'updatedAt', 'createdAt', 'changedBy', 'changedById'];

/** Whether each of the words is in one of the others. */
export const hasSameWords = (words: Words, ...others: readonly Words[]): boolean =>
  Object.entries(words).every(
    ([name, value]) =>
      ofServer.includes(name) || others.some((other) => inOrder(other[name]) === inOrder(value)),
  );

/** The database gives back what is in a text in an order of its own. */
const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
