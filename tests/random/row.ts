import type { FormDefinition, Status } from '@/forms';

/** A mail of a thread, as it ought to be. */
export interface ExpectedMail {
  readonly id: string;
  readonly text: string;
  readonly author: string | null;
  /** Null once it was taken back. */
  readonly position: number | null;
  /** Who took it back and has not sent its words since. */
  readonly heldBy?: string | null;
}

export interface ExpectedNote {
  readonly text: string;
  readonly author: string;
  /** Of the form that it was written in; null where nobody needs it any more. */
  readonly key: string | null;
}

/** A submission, as it ought to be. */
export interface ExpectedRow {
  readonly form: FormDefinition;
  readonly id: string;
  readonly status: Status;
  readonly assignee: string | null;
  readonly snoozedUntil: string | null;
  readonly isTrashed: boolean;
  readonly notes: readonly ExpectedNote[];
  readonly mails: readonly ExpectedMail[];
}

/** What whoever did it is told. */
export type Outcome = 'done' | 'clash' | 'gone';

/** What a deed makes of a row. */
export type Rule = (row: ExpectedRow) => readonly [ExpectedRow, Outcome];

export const lastPosition = ({ mails }: ExpectedRow): number =>
  Math.max(0, ...mails.map(({ position }) => position ?? 0));

const clash = (row: ExpectedRow): readonly [ExpectedRow, Outcome] => [row, 'clash'];

export const statusBecomes =
  (status: Status, seen: string): Rule =>
  (row) =>
    row.status === seen || row.status === status ? [{ ...row, status }, 'done'] : clash(row);

export const assigneeBecomes =
  (assignee: string | null, seen: string | null): Rule =>
  (row) =>
    row.assignee === seen || row.assignee === assignee
      ? [{ ...row, assignee }, 'done']
      : clash(row);

export const snoozeBecomes =
  (snoozedUntil: string | null, seen: { status: string; snoozedUntil: string | null }): Rule =>
  (row) =>
    row.status === seen.status && row.snoozedUntil === seen.snoozedUntil
      ? [{ ...row, snoozedUntil }, 'done']
      : clash(row);

/** @param seen null takes it out of the trash, whatever it is */
export const trashBecomes =
  (isTrashed: boolean, seen: string | null): Rule =>
  (row) =>
    seen === null || row.status === seen ? [{ ...row, isTrashed }, 'done'] : clash(row);

export const noteComes =
  (note: ExpectedNote): Rule =>
  (row) => {
    const isThere = row.notes.some(({ key, text }) => key === note.key && text === note.text);
    return [isThere ? row : { ...row, notes: [...row.notes, note] }, 'done'];
  };

interface Written {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  /** The place of the last mail that its writer saw. */
  readonly seen: number;
  /** What was taken back and goes on in it. */
  readonly held: readonly string[];
}

/** Whoever has not seen the last mail is told of it first. */
export const replyComes =
  ({ id, text, author, seen, held }: Written): Rule =>
  (row) => {
    if (row.isTrashed) return [row, 'gone'];
    const known = row.mails.find((mail) => mail.id === id);
    if (known) return known.position !== null && known.text === text ? [row, 'done'] : clash(row);
    if (lastPosition(row) > seen) return clash(row);
    const mail = { id, text, author, position: seen + 1 };
    const before = row.mails.map((each) =>
      each.heldBy === author && held.includes(each.id) ? { ...each, heldBy: null } : each,
    );
    return [{ ...row, mails: [...before, mail] }, 'done'];
  };

/** Whoever asks once more for what they took back is told the same. */
export const replyGoes =
  (id: string, author: string): Rule =>
  (row) => {
    const found = row.mails.find((mail) => mail.id === id);
    if (found?.heldBy === author) return [row, 'done'];
    if (found?.position == null) return clash(row);
    const gone = { ...found, position: null, heldBy: author };
    return [{ ...row, mails: row.mails.map((mail) => (mail.id === id ? gone : mail)) }, 'done'];
  };

/** Reopens it, out of its snooze and out of the trash. */
export const answerComes =
  (text: string): Rule =>
  (row) => {
    const mail = { id: text, text, author: null, position: lastPosition(row) + 1 };
    const isClosed = row.status === 'replied' || row.status === 'archived';
    return [
      {
        ...row,
        status: isClosed ? 'in-progress' : row.status,
        snoozedUntil: null,
        isTrashed: false,
        mails: [...row.mails, mail],
      },
      'done',
    ];
  };
