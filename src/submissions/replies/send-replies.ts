import 'server-only';

import type { Payload } from 'payload';

import { traced } from '@/platform/tracing/tracing';

import { untilWrittenDown } from '../notices/until-written-down';
import { filesToSend } from '../records/attachments/drafts';
import { infectionOf } from '../records/attachments/scans';
import { failedMail } from '../records/failed-mail';
import {
  claimReply,
  settleReply,
  type ClaimedReply,
  type ReplyOutcome,
} from '../records/thread/reply-batch';
import { hasOutbox } from '../outbox/has-outbox';
import { canReply, replyMail, type ReplyParties } from './reply-mail';

/** For about twenty minutes: somebody waits to know, and can try again by hand. */
const mostRetries = 8;
const firstPauseSeconds = 5;

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
    if (outcome.problem !== null) payload.logger.error(`A reply was not sent: ${outcome.problem}`);
    await untilWrittenDown(() => settleReply(reply, outcome));
  }
}

async function send(
  payload: Payload,
  reply: ClaimedReply,
  parties: ReplyParties,
): Promise<ReplyOutcome> {
  if (reply.isInTrash)
    return { problem: 'It was moved to the trash before the reply went out', waitSeconds: null };
  // Outside of the rest: a database that is away is no reason to give a reply up.
  const infection = await infectionOf(reply.id);
  if (infection !== null) return { problem: infection, waitSeconds: null };
  const files = await filesToSend(reply.id);
  try {
    if (!hasOutbox) await payload.sendEmail(replyMail({ ...reply, files }, parties));
    return { problem: null, outbox: hasOutbox };
  } catch (error) {
    const { problem, isLast } = failedMail(error);
    const isGivenUp = isLast || reply.tried >= mostRetries;
    return { problem, waitSeconds: isGivenUp ? null : firstPauseSeconds * 2 ** reply.tried };
  }
}
