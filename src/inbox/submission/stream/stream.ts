import type { ReactNode } from 'react';

import type { HistoryEntry } from '@/submissions/records/history';

import { formatDate } from '../../frame/format-date';
import type { Note } from '../../list/reads/submission';
import { nameAmong } from '../../list/words';
import { noteAnchor } from '../../mentions/note-anchor';
import type { ShownEntry } from '../../reply/shown-entry';
import type { Colleague } from '../colleagues';
import { historyWords } from './history-words';

/** A note for colleagues, or what somebody did. */
export interface Remark {
  readonly kind: 'note' | 'deed';
  readonly id: string;
  /** In ISO 8601. */
  readonly at: string;
  readonly on: string;
  readonly by: string;
  /** Of a deed, to stand after the name of who did it. */
  readonly words: string;
  /** Of a note, the id of its element, where the page has it once. */
  readonly anchor?: string;
}

/** Something of a submission that was merged into this one, drawn already. */
export interface MergedPart {
  readonly kind: 'merged';
  readonly id: string;
  /** In ISO 8601. */
  readonly at: string;
  readonly drawn: ReactNode;
}

/** What stands between mails. */
export type Between = Remark | MergedPart;

/** All remarks about a submission. `hasAnchors`: something leads to its notes. */
export function remarksOf(
  notes: readonly Note[],
  history: readonly HistoryEntry[],
  colleagues: readonly Colleague[],
  hasAnchors = false,
): readonly Remark[] {
  const written = notes.map(({ id, at, author, text }): Remark => ({
    ...{ kind: 'note', id, at, on: formatDate(at), words: text },
    by: nameAmong(colleagues, author),
    ...(hasAnchors ? { anchor: noteAnchor(id) } : {}),
  }));
  const done = history.flatMap((entry): readonly Remark[] => {
    const words = historyWords(entry, colleagues);
    const { id, at, by } = entry;
    return words === null ? [] : [{ kind: 'deed', id, at, on: formatDate(at), by, words }];
  });
  return [...written, ...done];
}

type Mail = Pick<ShownEntry, 'id' | 'writtenAt'>;

/** A piece of the stream. Deeds that follow each other are one piece. */
export type StreamPart<Entry extends Mail = ShownEntry> =
  | { readonly kind: 'mail'; readonly id: string; readonly entry: Entry }
  | Piece;

type Piece =
  | MergedPart
  | { readonly kind: 'note'; readonly id: string; readonly note: Remark }
  | { readonly kind: 'deeds'; readonly id: string; readonly deeds: readonly Remark[] };

/**
 * Mails, notes and deeds in one order, the oldest first. Mails keep the order of their thread, which is
 * not always that of time: one that was sent again stands below what came in between.
 */
export function streamOf<Entry extends Mail>(
  entries: readonly Entry[],
  between: readonly Between[],
): readonly StreamPart<Entry>[] {
  const remarks = between.toSorted((a, b) => a.at.localeCompare(b.at));
  let told = 0;
  const until = (at: string | null) => {
    const begin = told;
    while (told < remarks.length && (at === null || (remarks[told]?.at ?? at) < at)) told += 1;
    return together(remarks.slice(begin, told));
  };
  const mails = entries.flatMap((entry): readonly StreamPart<Entry>[] => [
    ...until(entry.writtenAt),
    { kind: 'mail', id: entry.id, entry },
  ]);
  return [...mails, ...until(null)];
}

/** Deeds that follow each other as one piece. */
function together(remarks: readonly Between[]): readonly Piece[] {
  const parts: Piece[] = [];
  for (const remark of remarks) {
    const { id } = remark;
    const last = parts.at(-1);
    if (remark.kind === 'merged') parts.push(remark);
    else if (remark.kind === 'note') parts.push({ kind: 'note', id, note: remark });
    else if (last?.kind === 'deeds')
      parts.splice(-1, 1, { ...last, deeds: [...last.deeds, remark] });
    else parts.push({ kind: 'deeds', id, deeds: [remark] });
  }
  return parts;
}
