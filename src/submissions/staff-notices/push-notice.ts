import { forms } from '@/forms';
import { authorizationFor } from '@/platform/push/server-keys';
import { encryptFor } from '@/platform/push/encrypt';

import type { NoticeSubject } from '../notices/notice-mail';
import type { PersonalNotice } from '../records/notices/staff-notices';
import { forgetSubscription, type PushSubscription } from '../records/push/subscriptions';
import { postTo, whyUnreachable } from './post';
import { headings, inboxLink } from './staff-mail';
import { webhookAddressProblem } from './webhook-address';

/** What a browser can be told: what a colleague is mailed of, and that something new came in. */
export type BrowserNotice = PersonalNotice | 'enquiry';

/** A day: what is told later is no news. */
const lifeSeconds = 24 * 60 * 60;

/** Of the sender and what they wrote there is nothing in it: it lies on others' servers, and on a locked screen. */
function messageOf(notice: BrowserNotice, { form, id, reference }: NoticeSubject, job: string) {
  const { one } = forms[form].staff;
  return {
    title: notice === 'enquiry' ? `A new ${one}` : headings[notice],
    body: notice === 'enquiry' ? reference : `${one} ${reference}`,
    link: inboxLink({ form, id }),
    // A second try takes the place of the first.
    tag: job,
  };
}

/**
 * Tells a browser. One that its owner has closed for us is forgotten.
 * @param job its id
 * @throws Error without the address: whoever knows it can write there
 */
export async function pushNotice(
  job: string,
  notice: BrowserNotice,
  subject: NoticeSubject,
  { id, person, endpoint, ...keys }: PushSubscription,
): Promise<void> {
  const problem = webhookAddressProblem(endpoint);
  if (problem) throw new Error('A browser was not told: its address leads nowhere on the Internet');
  const body = encryptFor(keys, JSON.stringify(messageOf(notice, subject, job)));
  const headers = {
    Authorization: authorizationFor(endpoint),
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    TTL: lifeSeconds,
    Urgency: 'normal',
  };
  const status = await postTo(new URL(endpoint), headers, body).catch((error: unknown) => {
    throw new Error(`A push service could not be reached: ${whyUnreachable(error)}`);
  });
  if (status === 404 || status === 410) await forgetSubscription(person, id);
  else if (status < 200 || status > 299) throw new Error(`A push service answered ${status}`);
}
