import { env } from '@/env';

/** This process, whatever stands in front of it: another would know nothing of what it has in memory. */
export function ownAddress(): string {
  const { HOST, PORT } = env;
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
