import { env } from '@/env';

/** A mail's own number, as RFC 5322 writes one. The same name gives the same for every try. */
export const messageId = (name: string): string => `<${name}@${new URL(env.SERVER_URL).hostname}>`;
