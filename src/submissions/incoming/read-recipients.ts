import { headOf } from './mail/head';

/** What headers are called that say whom a mail was delivered to, or sent to: `X-Original-To`. */
const delivery = new Set(
  'to cc bcc for rcpt recipient recipients received receiver delivered'.split(' '),
);
/** What others are called beside it: they say where answers go, and what a list does. */
const elsewhere = new Set(
  'reply errors error disposition notification receipt followup list return path topic'.split(' '),
);

function isDelivery(name: string): boolean {
  const words = name.slice(0, 100).split('-');
  return words.some((word) => delivery.has(word)) && !words.some((word) => elsewhere.has(word));
}

/**
 * The headers that may name the thread which a mail was sent to, unfolded, in their order. Reads no
 * further than the headers, and fails for nothing.
 */
export const readRecipients = (raw: Buffer): string[] =>
  headOf(raw)
    .filter(({ name }) => isDelivery(name))
    .map(({ value }) => value);
