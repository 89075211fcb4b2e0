import 'server-only';

import { env } from '@/env';
import { isSameAddress } from '@/platform/address-spellings';
import { isOurMessageId } from '@/platform/mail/message-id';

import { findUnmatched } from '../records/incoming/enquiry';
import type { IncomingMail } from '../records/incoming/incoming-mail';
import { mailConnection } from '../records/incoming/mail-connection';
import { knowOurs } from '../records/mailboxes/mailboxes';
import { judge } from '../spam/judge';
import { refreshKnown } from '../spam/known';
import { asAnswers, enquireBy } from './enquire';
import { addressIn } from './mail/addresses';
import { headOf } from './mail/head';
import { isUnasked } from './mail-kind';

/**
 * Makes an enquiry of a mail that has just come in and matches nothing, where the settings want that and a
 * person of whom nothing is kept wrote it. Where it cannot be told, the mail waits for people.
 * @param raw the mail as it came
 */
export async function enquireByItself(raw: Buffer, mail: IncomingMail): Promise<void> {
  if (mail.kind !== 'answer' || isUnasked(headOf(raw))) return;
  try {
    if (await isFromUs(mail)) return;
    const found = await findUnmatched(mailConnection, mail);
    if (found && !(await looksLikeSpam(mail))) await enquireBy(mailConnection, found, null);
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`No enquiry was made of a mail, which waits in Unmatched mail: ${reason}`);
  }
}

/** A notice to a mailbox that leads back here would come in for ever. */
async function isFromUs({ address, messageId }: IncomingMail): Promise<boolean> {
  const { MAIL_FROM, OWNER_EMAIL, REPLY_TO } = env;
  const ours = [MAIL_FROM && addressIn(MAIL_FROM), OWNER_EMAIL, REPLY_TO];
  const isOurs = await knowOurs(mailConnection);
  return (
    isOurs(address) ||
    (messageId !== null && isOurMessageId(messageId)) ||
    ours.some((each) => each !== undefined && isSameAddress(each, address))
  );
}

async function looksLikeSpam(mail: IncomingMail): Promise<boolean> {
  await refreshKnown();
  return judge({ form: 'contact', values: { ...asAnswers(mail) } }) !== null;
}
