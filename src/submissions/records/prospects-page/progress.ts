import type { SeenEntry } from './seen-thread';
import type { Progress, Sender } from './sender';
import type { ProposedTime } from './times';

/** What became of a submission, for whoever sent it. */
export type Outcome = 'received' | 'read' | 'answered' | 'waiting' | 'closed' | 'withdrawn';

/** Times of which one can still be chosen. */
export function openTimes(times: readonly ProposedTime[], now: number): readonly ProposedTime[] {
  const settled = new Set(times.flatMap(({ reply, chosenAt }) => (chosenAt ? [reply] : [])));
  return times.filter(({ reply, startsAt }) => !settled.has(reply) && startsAt.getTime() > now);
}

/**
 * From what the inbox knows, and no more than its sender may: spam is never called so.
 * @param target what it was merged into, which is worked on in its place
 * @param isAsked a time is to be chosen
 */
export function outcomeOf(
  sender: Pick<Sender, 'withdrawnAt'> & Progress,
  target: Progress | null,
  entries: readonly Pick<SeenEntry, 'isOurs' | 'at'>[],
  isAsked: boolean,
): Outcome {
  const { status, isRead, isInTrash, isHeld } = target ?? sender;
  const last = entries.at(-1);
  const { withdrawnAt } = sender;
  if (withdrawnAt && (!last || last.at <= withdrawnAt)) return 'withdrawn';
  if (isHeld) return 'received';
  if (status === 'archived' || isInTrash) return 'closed';
  if (last?.isOurs) return isAsked || status === 'in-progress' ? 'waiting' : 'answered';
  if (status === 'replied') return 'answered';
  return isRead ? 'read' : 'received';
}
