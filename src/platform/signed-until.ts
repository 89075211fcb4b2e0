import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/env';

const macOf = (purpose: string, text: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`${purpose} ${text}`).digest('base64url');

/**
 * A text that this site alone can have written, for an address: no process has to remember it.
 * @param purpose for nothing else it is taken
 * @param until in milliseconds
 */
export function signedUntil(purpose: string, text: string, until: number): string {
  const signed = `${text}.${until.toString(36)}`;
  return `${signed}.${macOf(purpose, signed)}`;
}

/** @returns the text, or null where this site has not written it, or where its time is over */
export function readSigned(purpose: string, given: string, now = Date.now()): string | null {
  const [text = '', until = '', mac = '', ...rest] = given.split('.');
  const wanted = Buffer.from(macOf(purpose, `${text}.${until}`));
  const sent = Buffer.from(mac);
  const isOurs = sent.length === wanted.length && timingSafeEqual(sent, wanted);
  return isOurs && rest.length === 0 && Number.parseInt(until, 36) > now ? text : null;
}
