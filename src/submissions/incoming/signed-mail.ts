import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Two clocks differ, and a mail provider tries again. What is older was caught on its way. */
const windowSeconds = 5 * 60;

/** `t=` the seconds since 1970, `v1=` HMAC-SHA256 of those, a full stop and the body, in hex. */
export const signatureHeader = 'x-mail-signature';

/** What a program that hands over a mail puts into that header. */
export function signatureOf(secret: string, body: Buffer, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

/** When it says that it was signed, if that is not too far from now. */
export function timeOf(header: string | null, now: number): number | null {
  const [, text = ''] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header ?? '') ?? [];
  const seconds = Number(text);
  return text !== '' && Math.abs(now / 1000 - seconds) <= windowSeconds ? seconds : null;
}

/** Whether whoever signed it knows the secret. */
export function isSigned(secret: string, header: string, body: Buffer, seconds: number): boolean {
  const [given, right] = [Buffer.from(header), Buffer.from(signatureOf(secret, body, seconds))];
  return given.length === right.length && timingSafeEqual(given, right);
}
