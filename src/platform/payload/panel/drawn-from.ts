import type { LockedDocument } from './document-lock';

/** By it, a form says of which state of its document it is. It is no part of Payload's requests (3.90.2). */
export const drawnFromHeader = 'x-drawn-from';

/** As the API's addresses have it. */
export const pathOf = (document: LockedDocument): string =>
  'global' in document
    ? `globals/${document.global}`
    : `${document.collection}/${String(document.id)}`;

/** @param path of the document (pathOf): one request may save other documents, too */
export const stateIn = (path: string, updatedAt: string): string => `${path} ${updatedAt}`;

/** @returns when the words were saved that a form shows; undefined where it does not say, or is another document's */
export function drawnFromIn(headers: Headers, path: string): string | undefined {
  const [of, updatedAt] = headers.get(drawnFromHeader)?.split(' ') ?? [];
  return of === path ? updatedAt : undefined;
}
