import { Expiry } from 'static-next-server';

import { ExpiryChannel } from './channel';

/**
 * The one of this process: the web process compares its pages with it, and Next's cache
 * (cache-handler.ts) tells it what has expired. Both are bundled together, so that they share it
 * (scripts/steps/programs.mjs).
 */
export const expiry = new Expiry();

/** How the other processes of the site learn of it, and this one of theirs. */
export const expiryChannel = new ExpiryChannel(expiry);
