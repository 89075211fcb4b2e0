import type { BoundedRequest } from 'static-next-server';
import { env } from '@/env';
import { clientAddress, networkOf } from '@/platform/rate-limit/address';

const isBehindProxy = env.TRUSTED_PROXY_HOPS > 0;

/** Whose limits a request counts against: what the trusted proxies say, or the connection. */
export function senderOf({ headers, socket }: BoundedRequest): string {
  if (!isBehindProxy) return networkOf(socket.remoteAddress ?? '');
  const seen = String(headers['x-forwarded-for'] ?? '');
  return networkOf(clientAddress(new Headers({ 'x-forwarded-for': seen })));
}

/** A proxy's connections are everybody's. */
export const connectionsOf = ({ most, mostOfOne }: { most: number; mostOfOne: number }) => ({
  most,
  mostOfOne: isBehindProxy ? most : mostOfOne,
});
