import 'server-only';

import { env } from '@/env';
import { incomingMail } from '@/platform/mail/mail-limits';

import { isSigned, signatureHeader, timeOf } from './signed-mail';
import { takeIn, Unreadable } from './take-in';

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
    return Response.json(
      { outcome: await takeIn(body) },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  } catch (error) {
    if (error instanceof Unreadable)
      return answer(422, 'unreadable', 'This is no mail that can be read.');
    // The name alone: the message of a failed statement can carry a person's words.
    console.error(`A mail was not stored: ${error instanceof Error ? error.name : 'unknown'}`);
    return answer(503, 'unavailable', 'Try again in a moment.');
  }
}

const unsigned = (): Response =>
  answer(401, 'unsigned', 'The signature is missing, wrong or too old.');
