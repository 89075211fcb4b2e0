/**
 * What Payload's panel and a page in its live preview say to each other (read in 3.90.2). Its package
 * for pages brings React along, and merges documents as they are typed; ours ask the server.
 */

/** The panel says so of any save, some time after it. */
export const savedType = 'payload-document-event';

/** What makes the panel speak to a page. */
export const ready = { type: 'payload-live-preview', ready: true };

/** Whether a page says that. */
export const isReady = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'ready' in said && said.ready === true;

/** What the panel says to a page in preview as soon as a save is answered. */
export const savedMessage = 'content-saved';
