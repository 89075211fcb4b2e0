import { env } from '@/env';

/** A mail's own number, as RFC 5322 writes one. The same name gives the same for every try. */
export const messageId = (name: string): string => `<${name}${ending}`;

const ending = `@${new URL(env.SERVER_URL).hostname}>`;

/** Whether it is the number of a mail of ours, or says so. */
export const isOurMessageId = (id: string): boolean => id.endsWith(ending);
