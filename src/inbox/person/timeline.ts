import type { StrayMail } from '@/submissions/records/incoming/unmatched';
import type { ThreadEntry } from '@/submissions/records/thread/thread';

import type { Note, SubmissionWithNotes } from '../list/reads/submission';

/** A submission with what was written about it. */
export interface Conversed {
  readonly submission: SubmissionWithNotes;
  readonly thread: readonly ThreadEntry[];
}

/** Something that a person sent, or that staff wrote to them or about them. */
export type TimelineEntry = { readonly at: string; readonly key: string } & (
  | { readonly kind: 'submission'; readonly about: SubmissionWithNotes }
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
  const entries = conversed.flatMap(({ submission: about, thread }): TimelineEntry[] => [
    { kind: 'submission', key: about.id, at: about.submittedAt, about },
    ...thread.map((mail): TimelineEntry => ({
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
  return [...entries, ...others].sort((a, b) => b.at.localeCompare(a.at));
}
