import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { addressOfRedirectsFile } from '@/platform/payload/panel/addresses';

/** Above the list of redirects. */
export const FileLink = ({ user }: { user: TypedUser }) =>
  may(user, 'content') ? (
    <p className="panel-note">
      <a href={addressOfRedirectsFile}>Bring redirects in from a CSV, or take them out</a>
    </p>
  ) : null;
