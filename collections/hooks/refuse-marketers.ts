import { APIError, type CollectionBeforeLoginHook } from 'payload';

import type { User } from '@/payload-types';

import { refusedKey } from './ask-second-factor';

/**
 * Refuses marketers at the sign-in of the inbox, once the password was right: no session begins, and
 * one that the same browser may have in the panel goes on.
 */
export const refuseMarketers: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  if (req.headers.get('Opens') !== 'inbox' || user.role === 'admin') return;
  req.context[refusedKey] = { opens: 'panel' };
  const error = new APIError("You don't have admin privileges.", 403, undefined, true);
  // Logged as a wrong password is (payload.config.ts): in one line.
  error.name = 'AuthenticationError';
  throw error;
};
