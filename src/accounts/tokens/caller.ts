import type { Payload, TypedUser } from 'payload';

import { hashedNetwork } from '@/platform/rate-limit/address';
import { limiter, takePoint } from '@/platform/rate-limit/limiter';

import { may } from '../rights';
import { scopes, type ScopeName } from './scopes';
import { findToken } from './tokens';

/** A program with a token: it acts for an account, and may what the token's scopes say of its rights. */
export interface Caller {
  readonly user: TypedUser;
  readonly scopes: readonly ScopeName[];
}

/** `none`: no token, or none that opens anything. `wait`: so many seconds, since there were too many. */
export type Called =
  | { readonly caller: Caller }
  | { readonly refused: 'none' }
  | { readonly wait: number };

/** Wrong tokens of one network. Nobody guesses one; this bounds what trying costs. */
const wrong = { name: 'wrong token', points: 30, seconds: 60 };

/** Requests of one token. */
const requests = { name: 'token', points: 600, seconds: 60 };

/**
 * Who sent a request, by its token alone: a session counts for nothing here. Counted before anything is
 * done for it.
 */
export async function callerOf(payload: Payload, headers: Headers): Promise<Called> {
  const network = hashedNetwork(headers);
  const tries = await limiter(wrong).get(network);
  if (tries && tries.consumedPoints >= wrong.points)
    return { wait: Math.max(1, Math.ceil(tries.msBeforeNext / 1000)) };
  const secret = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = secret === undefined ? null : await findToken(secret);
  if (!token) {
    if (secret !== undefined) await takePoint(wrong, network);
    return { refused: 'none' };
  }
  const wait = await takePoint(requests, token.id);
  if (wait > 0) return { wait };
  const user = await accountOf(payload, token.owner);
  if (!user) return { refused: 'none' };
  return {
    caller: { user, scopes: token.scopes.filter((name) => may(user, scopes[name].right)) },
  };
}

/** The account of a token, while it is staff's. What it may is read anew with each request. */
async function accountOf(payload: Payload, id: string): Promise<TypedUser | null> {
  const account = await payload.findByID({
    ...{ collection: 'users', id, depth: 0 },
    ...{ disableErrors: true, overrideAccess: true },
  });
  return account && may(account, 'read') ? { ...account, collection: 'users' } : null;
}
