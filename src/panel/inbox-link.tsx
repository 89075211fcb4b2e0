import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';

/** Stands in the head of each page of the panel, for those who may open the inbox. */
export const InboxLink = ({ user }: { user: TypedUser }) =>
  may(user, 'read') ? (
    // Another root layout: the browser goes there.
    <a href="/admin" className="inbox-link">
      Inbox
    </a>
  ) : null;
