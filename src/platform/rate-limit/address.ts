import { createHmac } from 'node:crypto';

import ipaddr from 'ipaddr.js';

import { env } from '@/env';

/**
 * The client's address: what the outermost trusted proxy saw. Each proxy adds the address that it
 * saw at the end of `X-Forwarded-For`; what stands before those is the client's own claim. With no
 * proxy the web process sets the header to the socket's address (packages/static-next-server).
 */
export function clientAddress(headers: Headers, hops = env.TRUSTED_PROXY_HOPS): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return seen[Math.max(0, seen.length - Math.max(1, hops))] ?? '';
}

/** One household or company: an IPv4 address, or the /64 that a provider hands to one customer. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts.slice(0, 4).join(':')}/64`;
}

/** What is kept of an address: a hash that nobody without the site's secret can try out. */
export function hashedNetwork(headers: Headers): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`address ${networkOf(clientAddress(headers))}`)
    .digest('base64url');
}
