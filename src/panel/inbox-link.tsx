import type { TypedUser } from 'payload';

import { staffOnly } from '~/collections/access';

/** Stands in the head of each page of the panel, for those who may open the inbox. */
export const InboxLink = ({ user }: { user: TypedUser }) =>
  staffOnly({ user }) ? null : (
    // Another root layout: the browser goes there.
    <a href="/admin" className="inbox-link">
      Inbox
    </a>
  );
