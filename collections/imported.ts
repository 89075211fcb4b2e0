import type { RequestContext } from 'payload';

/**
 * For the context of an import (scripts/content): what hooks note by themselves comes with the
 * document, and pages expire when all of it is there.
 */
export const asImported = { isImported: true, disableRevalidate: true } as const;

/** Whether a document is being put back as it was elsewhere. */
export const isImported = (context: RequestContext): boolean =>
  context.isImported === asImported.isImported;
