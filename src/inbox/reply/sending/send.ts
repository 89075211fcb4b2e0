import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { endSharedDraft } from '@/submissions/records/drafts/shared-drafts';
import type { WrittenReply } from '@/submissions/records/thread/replies';
import { expectedSnooze, type Change } from '@/submissions/records/work';

import { gone, Refusal } from '../../action/as-staff';
import { notToCome, snoozedUntil } from '../../snooze/snooze-times';
import { meanwhileSentence } from '../../submission/meanwhile';
import { changeAsSeen } from '../../submission/work';
import { idsAlone, type keepUndoable } from '../../tools/undo';
import { mustHavePictures } from '../files/must-have-pictures';
import { storedMailbox } from '../from/our-mailboxes';
import { mailboxOfReply, signatureBelow } from '../reads';
import { addressesIn } from '../recipients/addresses';
import { mustBeOthers } from '../recipients/must-be-others';
import { headProblems } from '../recipients/reply-head';
import type { SendAndOrder, SendOrder } from '../reply-order';
import { sendReply } from '../replies';

/**
 * Queues what stands in the box, above its signature.
 * @param dueAt as an ISO date; without it, as soon as nobody can take it back any more
 */
export async function sendWritten(
  form: FormDefinition,
  user: TypedUser,
  given: SendOrder,
  dueAt?: string,
): Promise<void> {
  const reply = await toReply(given);
  await mustHavePictures(reply.text, { author: user.id, submission: given.id }, reply.id);
  const { mailbox, chosen } = await mailboxOfReply(form, given.id, given.from);
  await sendReply(form, user, {
    ...reply,
    dueAt,
    mailbox: storedMailbox(chosen),
    signature: await signatureBelow(reply.text, user, mailbox),
  });
  if (given.draft !== '') await endSharedDraft(given.id, given.draft);
}

interface SentAnd {
  /** Why the rest was not done. */
  readonly problem?: string;
  /** For `keepUndoable`, the last one last. */
  readonly undoables: readonly Parameters<typeof keepUndoable>[];
}

/**
 * Queues it and does what its button says about the submission. Both can be undone, each by itself. A
 * reply that is on its way is sent, whatever becomes of the rest.
 */
export async function sendAnd(
  form: FormDefinition,
  user: TypedUser,
  given: SendAndOrder,
): Promise<SentAnd> {
  const { id, key } = given;
  const rest = restOf(given);
  await sendWritten(form, user, given);
  const sent = [{ scope: form.name, done: 'sent', given: key }, idsAlone([id])] as const;
  if (rest === null) return { undoables: [[...sent]] };
  const { change, expects, deed } = rest;
  const { changed, clashes } = await changeAsSeen(form, user, [{ id, expects }], change);
  if (changed.length > 0)
    return { undoables: [[{ scope: form.name, ...deed }, changed], [...sent]] };
  const why = clashes.length > 0 ? meanwhileSentence(clashes, user, { isAll: false }) : gone;
  return { problem: `The reply goes out. ${why}`, undoables: [] };
}

interface Rest {
  readonly change: Change;
  /** What the page showed of the submission. */
  readonly expects: string;
  /** For its undo. */
  readonly deed: { readonly done: 'archived' | 'snoozed'; readonly given: string | null };
}

/** What is to be done about the submission beside the reply. */
function restOf(given: SendAndOrder): Rest | null {
  switch (given.intent) {
    case 'send-archive':
      return {
        change: { status: 'archived' },
        expects: given.seenStatus,
        deed: { done: 'archived', given: null },
      };
    case 'send-snooze': {
      const { until, day, seenStatus: status, seenSnooze } = given;
      const instant = snoozedUntil(until, day, Date.now());
      if (instant === null) throw new Refusal(`Not sent. ${notToCome}`);
      return {
        change: { snoozedUntil: instant },
        expects: expectedSnooze({ status, snoozedUntil: seenSnooze || null }),
        deed: { done: 'snoozed', given: instant },
      };
    }
    case 'send-next':
      return null;
  }
}

async function toReply({
  key,
  id,
  text,
  to: recipient,
  seen,
  held: ids,
  ...head
}: SendOrder): Promise<WrittenReply> {
  const problems = headProblems(head);
  for (const [name, problem] of Object.entries({ Cc: problems.cc, Bcc: problems.bcc }))
    if (problem !== null) throw new Refusal(`Not sent. ${name}: ${problem}`);
  const [cc, bcc] = [addressesIn(head.cc), addressesIn(head.bcc)];
  await mustBeOthers([...cc, ...bcc]);
  return {
    ...{ id: key, submission: id, text, to: recipient, seen, held: ids },
    ...{ cc, bcc, subject: head.subject },
  };
}
