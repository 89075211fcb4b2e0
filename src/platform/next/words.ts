/**
 * Next's words, by which alone some of its errors can be told apart (read in 16.4.6:
 * server/web/spec-extension/unstable-cache, server/app-render/action-handler). They have no class
 * and no code of their own.
 */

/** Of a cached read that fails while the old content is shown. */
export const staleRead = /^revalidating cache/;

/** How it refuses an action that no form of this release sends. What it quotes is the sender's. */
export const refusedAction =
  /^(Invalid Server Actions request|Failed to find Server Action|The Server Reference ID did not match)/;

/** As it writes the id of a server action. */
export const actionId = /^[0-9a-f]{40,64}$/;
