import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { addressOfArticleImports } from '@/platform/payload/panel/addresses';

/** Above the list of articles. */
export const ImportLink = ({ user }: { user: TypedUser }) =>
  may(user, 'content') ? (
    <p className="panel-note">
      <a href={addressOfArticleImports()}>Import articles from WordPress</a>
    </p>
  ) : null;
