import 'server-only';

import type { Payload } from 'payload';

import { env } from '@/env';
import { traced } from '@/platform/tracing/tracing';

import { untilWrittenDown } from '../notices/until-written-down';
import { filesToSend } from '../records/attachments/drafts';
import {
  claimReplies,
  settleReply,
  type ClaimedReply,
  type ReplyOutcome,
} from '../records/reply-batch';
import { replyMail, type ReplyParties } from './reply-mail';

/** What is claimed can no longer be taken back. */
const mostClaimed = 5;

/** For about twenty minutes: somebody waits to know, and can try again by hand. */
const mostRetries = 8;
const firstPauseSeconds = 5;

interface Sending {
  readonly payload: Payload;
  /** Asked before each mail: another process may have taken over. */
  readonly isOurs: () => boolean;
}

/**
 * Sends the replies that are due. Each is written down before the next goes out: a crash repeats one
 * at most, under the same number. Without a mail server they wait.
 */
export async function sendReplies({ payload, isOurs }: Sending): Promise<void> {
  if (!env.SMTP_URL) return;
  for (;;) {
    const claimed = await claimReplies(mostClaimed);
    if (claimed.length === 0) return;
    const parties = await payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
      overrideAccess: true,
    });
    for (const reply of claimed) {
      if (!isOurs()) return;
      const outcome = await traced({ name: 'job', attributes: { task: 'reply' } }, () =>
        send(payload, reply, parties),
      );
      if (outcome.problem !== null)
        payload.logger.error(`A reply was not sent: ${outcome.problem}`);
      await untilWrittenDown(() => settleReply(reply, outcome));
    }
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
  const files = await filesToSend(reply.id);
  try {
    await payload.sendEmail(replyMail({ ...reply, files }, parties));
    return { problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The mail could not be sent';
    const isLast = reply.tried >= mostRetries || isFinal(error);
    return { problem, waitSeconds: isLast ? null : firstPauseSeconds * 2 ** reply.tried };
  }
}

/** By its mark: the build gives classes other names. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'isFinal' in error && error.isFinal === true;
