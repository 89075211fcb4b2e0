import { env } from '@/env';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with an address for the webhook, in a sentence; null when nothing is. Staff set it,
 * and the server asks it: so it is https, and names no user. While developing, a program on the
 * same machine will do.
 */
export function webhookAddressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'Paste the whole address, from https:// on.';
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return 'Leave the user and the password out of the address.';
  const isHere = loopback.has(hostname);
  if (env.NODE_ENV !== 'production' && isHere && protocol === 'http:') return null;
  if (protocol !== 'https:') return 'The address must begin with https://.';
  return isHere ? 'The address must be that of another machine.' : null;
}
