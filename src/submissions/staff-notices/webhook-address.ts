import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { env } from '@/env';

import { isPublic } from './public-address';

const notPublic =
  'The address leads to this machine or into a private network. Name one on the Internet, or set NOTICE_WEBHOOK_PRIVATE for the server first (docs/operating.md).';

/** These names are this machine's (RFC 6761), whatever a resolver says. */
const here = /(?:^|\.)localhost\.?$/;

/** An address of IPv6 stands in brackets in a URL, and `2130706433` is `127.0.0.1` by then. */
const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '');

/**
 * What is wrong with an address for the webhook, in a sentence; null when nothing is. Staff set it,
 * and the server asks it: so it is https, names no user, and leads to the Internet, unless the
 * operator lets it lead into their own network.
 */
export function webhookAddressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'Paste the whole address, from https:// on.';
  const { protocol, username, password } = new URL(address);
  if (username || password) return 'Leave the user and the password out of the address.';
  if (env.NOTICE_WEBHOOK_PRIVATE && protocol === 'http:') return null;
  if (protocol !== 'https:') return 'The address must begin with https://.';
  const host = hostOf(address);
  const isInside = isIP(host) > 0 ? !isPublic(host) : here.test(host);
  return isInside && !env.NOTICE_WEBHOOK_PRIVATE ? notPublic : null;
}

const mostMs = 2000;

/**
 * The same, and where its name leads now. A name that leads nowhere just now is let through: it is
 * judged again whenever something is sent there.
 */
export async function webhookProblem(address: string): Promise<string | null> {
  const problem = webhookAddressProblem(address);
  if (problem !== null || env.NOTICE_WEBHOOK_PRIVATE) return problem;
  const found = await Promise.race([
    lookup(hostOf(address), { all: true }).catch(() => []),
    wait(mostMs, [], { ref: false }),
  ]);
  return found.every((each) => isPublic(each.address)) ? null : notPublic;
}
