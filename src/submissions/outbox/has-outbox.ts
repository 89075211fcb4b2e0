import { env } from '@/env';

/** Nobody but whoever sits at this machine comes to such an address. */
const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^(?:.+\.)?localhost$/.test(host) || /^127(?:\.\d+){3}$/.test(host);

/**
 * Whether the notices and replies of this site lie in an outbox in place of going out: no mail server
 * is set, and the site has no address that others could come to. Mails about an account never lie there.
 */
export const hasOutbox = env.SMTP_URL === undefined && isLoopback(new URL(env.SERVER_URL).hostname);
