import 'server-only';

import { createHash } from 'node:crypto';

import { env } from '@/env';
import { incomingMail } from '@/platform/mail/mail-limits';

import type { Landed } from '../records/incoming/store';
import { forgetWaiting } from '../records/incoming/waiting';
import { letWait, type Outcome } from './let-wait';
import { isSigned, signatureHeader, timeOf } from './signed-mail';
import { takeIn } from './take-in';

const answer = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'Cache-Control': 'private, no-store' } });

/**
 * Takes a mail from a program that receives mail for us: the mail as it came over the wire is the
 * body, and a header proves who sent it. It is on disk when 200 is answered; anything from 500 on
 * is to be sent again.
 */
export async function receiveMail(request: Request): Promise<Response> {
  const secret = env.ANSWER_WEBHOOK_SECRET;
  if (!secret) return answer(404, 'not-found', 'There is nothing here.');
  const header = request.headers.get(signatureHeader);
  const seconds = timeOf(header, Date.now());
  if (header === null || seconds === null) return unsigned();
  const body = Buffer.from(await request.arrayBuffer());
  if (!isSigned(secret, header, body, seconds)) return unsigned();
  if (body.length > incomingMail.bytes)
    return answer(413, 'too-large', `A mail has at most ${incomingMail.bytes} bytes here.`);
  try {
    const outcome = await takeOrSetAside(body);
    if (outcome === 'waits') return answer(503, 'no-room', 'Try again in ten minutes.');
    if (outcome === 'moment' || outcome === 'left') return later();
    return Response.json({ outcome }, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    console.error(`A mail was not stored: ${error instanceof Error ? error.name : 'unknown'}`);
    return later();
  }
}

const later = () => answer(503, 'unavailable', 'Try again in a moment.');

/** Its sender need not send it a second time for the second try. */
async function takeOrSetAside(raw: Buffer): Promise<Landed | Exclude<Outcome, 'again'>> {
  const place = { generation: 'webhook', uid: numberOf(raw) };
  const mail = { ...place, raw, isWhole: true, isInMailbox: false };
  for (;;) {
    try {
      const landed = await takeIn(raw);
      await forgetWaiting(place.generation, [place.uid]);
      return landed;
    } catch (error) {
      const outcome = await letWait(error, mail);
      if (outcome !== 'again') return outcome;
    }
  }
}

/** As a mailbox would number it: the same for the same mail. Nobody waits for a hash of 30 MB. */
const numberOf = (raw: Buffer): number =>
  Number.parseInt(
    createHash('sha256')
      .update(`${raw.length}\n`)
      .update(raw.subarray(0, 500_000))
      .digest('hex')
      .slice(0, 12),
    16,
  );

const unsigned = (): Response =>
  answer(401, 'unsigned', 'The signature is missing, wrong or too old.');
