import type { CollectionBeforeLoginHook } from 'payload';

import { may } from '@/accounts/rights';
import type { User } from '@/payload-types';

import { signInRefusal } from './sign-in-refusal';

/**
 * Refuses editors at the sign-in of the inbox, once the password was right: no session begins, and
 * one that the same browser may have in the panel goes on.
 */
export const refuseEditors: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  if (req.headers.get('Opens') !== 'inbox' || may(user, 'read')) return;
  throw signInRefusal(req, {
    ...{ message: "You don't have admin privileges.", status: 403 },
    data: { opens: 'panel' },
  });
};
