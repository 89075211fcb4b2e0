import 'server-only';

import type { Payload } from 'payload';

import { traced } from '@/platform/tracing/tracing';

import { fillIn } from '@/forms/reply-template';

import { readWords } from '../notices/parties';
import {
  fromOf,
  mailboxAt,
  mailboxOfConversation,
  readOurMailboxes,
} from '../records/mailboxes/our-mailboxes';
import { untilWrittenDown } from '../notices/until-written-down';
import { filesToSend } from '../records/attachments/draft-files';
import { infectionOf } from '../records/attachments/scans';
import { failedMail, type FailedMail } from '../records/failed-mail';
import {
  claimReply,
  settleReply,
  type ClaimedReply,
  type ReplyOutcome,
} from '../records/thread/reply-batch';
import { linkFor, noteMailed } from '../records/prospects-page/mailed';
import { hasOutbox } from '../outbox/has-outbox';
import { canReply, receiversOf, replyMail, type ReplyParties } from './reply-mail';
import { replyOutcome } from './reply-outcome';

interface Sending {
  readonly payload: Payload;
  /** Asked before each mail: another process may have taken over. */
  readonly isOurs: () => boolean;
}

/**
 * Sends the replies that are due. Each is claimed and written down before the next one: a crash
 * leaves at most one of which nobody knows whether it went out. Without a mail server they wait, or lie
 * in the outbox.
 */
export async function sendReplies({ payload, isOurs }: Sending): Promise<void> {
  if (!canReply) return;
  while (isOurs()) {
    const reply = await claimReply();
    if (reply === undefined) return;
    const parties = await payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
      overrideAccess: true,
    });
    const outcome = await traced({ name: 'job', attributes: { task: 'reply' } }, () =>
      send(payload, reply, parties),
    );
    if (outcome.inTheLog) payload.logger.error(`A reply was not sent: ${outcome.inTheLog}`);
    await untilWrittenDown(() => settleReply(reply, outcome));
  }
}

/** The log has no address. */
type Logged = ReplyOutcome & { readonly inTheLog: string | null };

async function send(payload: Payload, reply: ClaimedReply, parties: ReplyParties): Promise<Logged> {
  const receivers = receiversOf(reply);
  const became = (failed: FailedMail | null): Logged => ({
    ...replyOutcome(reply, receivers, failed),
    inTheLog: failed?.problem ?? null,
  });
  const stopped = (problem: string) => became({ problem, isLast: true, refused: [] });
  if (reply.isInTrash) return stopped('It was moved to the trash before the reply went out');
  // Outside of the rest: a database that is away is no reason to give a reply up.
  const infection = await infectionOf(reply.id);
  if (infection !== null) return stopped(infection);
  const files = await filesToSend(reply.id);
  if (hasOutbox) return { ...became(null), outbox: true };
  const ours = await readOurMailboxes(payload);
  const mailbox = mailboxAt(ours, reply.mailbox) ?? (await mailboxOfConversation(ours, reply));
  const envelope = { from: fromOf(mailbox), isUsual: mailbox === ours[0], to: receivers };
  const link = await linkFor(reply, receivers);
  const page =
    link && fillIn((await readWords(payload)).prospectsPage.inReply, { link: link.href });
  const outcome = await payload
    .sendEmail(replyMail({ ...reply, files, page }, parties, envelope))
    .then(() => null, failedMail)
    .then(became);
  if (link && outcome.hasArrived) await noteMailed(reply.submission, link.generation);
  return outcome;
}
