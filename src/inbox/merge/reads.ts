import 'server-only';

import type { TypedUser } from 'payload';

import { listMerges, type Merge } from '@/submissions/records/merges/merges';

import type { SubmissionWithNotes } from '../list/reads/submission';
import { reading } from '../list/reads/reading';
import { readConversed } from '../person/reads';
import { timelineOf, type TimelineEntry } from '../person/timeline';

/** What stands with a submission. */
export interface Merged {
  /** What it stands with itself, where it was merged. */
  readonly into: (Merge & { readonly reference: string }) | null;
  /** What was merged into it and the viewer may read. */
  readonly others: readonly SubmissionWithNotes[];
  /** All that was written about those, in order of time. */
  readonly timeline: readonly TimelineEntry[];
}

export const nothingMerged: Merged = { into: null, others: [], timeline: [] };

/** Access control applies. Null where it could not be read. */
export const readMerged = (user: TypedUser, id: string): Promise<Merged | null> =>
  reading('read what a submission was merged with', async (payload) => {
    const merges = await listMerges([id]);
    if (merges.length === 0) return nothingMerged;
    const own = merges.find(({ merged }) => merged.id === id);
    const sources = merges.filter(({ target }) => target.id === id).map(({ merged }) => merged);
    const [conversed, targets] = await Promise.all([
      readConversed(payload, user, sources),
      readConversed(payload, user, own ? [own.target] : []),
    ]);
    const reference = targets[0]?.submission.reference;
    return {
      into: own && reference ? { ...own, reference } : null,
      others: conversed.map(({ submission }) => submission),
      timeline: timelineOf(conversed, []).toReversed(),
    };
  });
