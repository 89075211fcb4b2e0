import 'server-only';

import type { TypedUser } from 'payload';

import { listTokens, scopes, type Token } from '@/accounts/tokens';
import { may } from '@/accounts/rights';

import { formatDate } from '../frame/format-date';
import { reading } from '../list/reads/reading';

/** A token in words. */
export interface ShownToken {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** Null for one's own. */
  readonly owner: string | null;
  readonly may: string;
  readonly made: string;
  readonly used: string;
  readonly ends: string;
}

/** One's own; of all, for who manages accounts. Null where they could not be read. */
export async function readTokens(user: TypedUser): Promise<readonly ShownToken[] | null> {
  const all = await reading('read the tokens', () =>
    listTokens(may(user, 'users') ? null : user.id),
  );
  return all && all.map((token) => shown(token, user));
}

const shown = (
  { id, name, prefix, owner, madeAt, expiresAt, lastUsedAt, isExpired, ...token }: Token,
  user: TypedUser,
): ShownToken => ({
  ...{ id, name, prefix },
  owner: owner.id === user.id ? null : owner.name,
  may: `${token.scopes.map((scope) => scopes[scope].label).join('; ')}.`,
  made: formatDate(madeAt),
  used: lastUsedAt === null ? 'Never used.' : `Last used ${formatDate(lastUsedAt)}.`,
  ends: `${isExpired ? 'Expired' : 'Works until'} ${formatDate(expiresAt)}.`,
});
