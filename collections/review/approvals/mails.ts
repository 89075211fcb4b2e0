import type { Payload, SendEmailOptions } from 'payload';

import { may } from '@/accounts/rights';
import { letter } from '@/platform/mail/letter';
import { messageId } from '@/platform/mail/message-id';

import { formOfShared, titleOfShared } from '../title-of-shared';
import { getApprovalById, type Approval } from './approvals';

/** `asked` goes to the approver, all others to who asked. */
export type ApprovalEvent = 'asked' | 'approved' | 'published' | 'returned';

interface Told {
  readonly heading: (title: string) => string;
  readonly sentence: (approval: Approval) => string;
}

const told: Readonly<Record<ApprovalEvent, Told>> = {
  asked: {
    heading: (title) => `Ready for review: ${title}`,
    sentence: ({ asker }) => `${asker.name} asks you to look at this before it is published.`,
  },
  approved: {
    heading: (title) => `Approved: ${title}`,
    sentence: ({ approver }) => `${approver.name} approved it. It is not published yet.`,
  },
  published: {
    heading: (title) => `Approved and published: ${title}`,
    sentence: ({ approver }) => `${approver.name} approved it, and published it.`,
  },
  returned: {
    heading: (title) => `To be changed: ${title}`,
    sentence: ({ approver }) => `${approver.name} gave it back to you.`,
  },
};

const asServer = { depth: 0, overrideAccess: true } as const;

/**
 * The mail about an approval; undefined where nobody is to be told any more: it was withdrawn, or the account
 * may not change content now.
 * @param job its id: the same for every try
 */
export async function approvalMail(
  payload: Payload,
  job: string,
  event: ApprovalEvent,
  about: string,
): Promise<SendEmailOptions | undefined> {
  const approval = await getApprovalById(about);
  if (!approval) return undefined;
  const receiver = event === 'asked' ? approval.approver : approval.asker;
  const account = await payload.findByID({
    ...{ collection: 'users', id: receiver.id, disableErrors: true, ...asServer },
  });
  if (!account || !may(account, 'content')) return undefined;
  const { brand } = await payload.findGlobal({ slug: 'site-settings', ...asServer });
  const heading = told[event].heading(await titleOfShared(payload, approval));
  const note = event === 'asked' ? approval.note : approval.answer;
  return {
    to: account.email,
    subject: heading,
    messageId: messageId(`review.${job}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letter({
      ...{ brand, heading },
      paragraphs: [told[event].sentence(approval)],
      rows: note === '' ? [] : [{ label: 'Note', text: note }],
      link: { label: 'Open it', href: formOfShared(approval) },
    }),
  };
}
