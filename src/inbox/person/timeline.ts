import type { StrayMail } from '@/submissions/records/incoming/unmatched';
import type { LastEntries, ThreadEntry } from '@/submissions/records/thread/thread';

import type { Note, SubmissionWithNotes } from '../list/reads/submission';

/** A submission with the last of what was written about it. */
export interface Conversed extends LastEntries {
  readonly submission: SubmissionWithNotes;
}

/** Something that a person sent, or that staff wrote to them or about them. */
export type TimelineEntry = { readonly at: string; readonly key: string } & (
  | { readonly kind: 'submission'; readonly about: SubmissionWithNotes; readonly earlier: number }
  | { readonly kind: 'mail'; readonly about: SubmissionWithNotes; readonly mail: ThreadEntry }
  | { readonly kind: 'note'; readonly about: SubmissionWithNotes; readonly note: Note }
  | { readonly kind: 'stray'; readonly mail: StrayMail }
);

/**
 * All of it in one order of time, the newest first.
 * @param stray what came in by mail and is on no thread of these
 */
export function timelineOf(
  conversed: readonly Conversed[],
  stray: readonly StrayMail[],
): readonly TimelineEntry[] {
  const own = conversed.flatMap(({ submission: about, entries, earlier }): TimelineEntry[] => [
    { kind: 'submission', key: about.id, at: about.submittedAt, about, earlier },
    ...entries.map((mail): TimelineEntry => ({
      kind: 'mail',
      key: mail.id,
      at: mail.writtenAt,
      about,
      mail,
    })),
    ...about.notes.map((note): TimelineEntry => ({
      kind: 'note',
      key: note.id,
      at: note.at,
      about,
      note,
    })),
  ]);
  const others = stray.map((mail): TimelineEntry => ({
    kind: 'stray',
    key: mail.id,
    at: mail.writtenAt,
    mail,
  }));
  return [...own, ...others].sort((a, b) => b.at.localeCompare(a.at));
}
