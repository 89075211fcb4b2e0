import type { FormDefinition, Priority, Status } from '@/forms';

/** What a mail has beside its words; null for what it has not. */
export interface ExpectedHead {
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string | null;
}

/** A mail of a thread, as it ought to be. */
export interface ExpectedMail {
  readonly id: string;
  readonly text: string;
  /** Of one that we wrote. */
  readonly head: ExpectedHead | null;
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

/** What it is worth and where it stands, as it ought to be. */
export interface ExpectedOpportunity {
  readonly version: number;
  readonly stage: string;
  /** In pence; digits. */
  readonly value: string | null;
  readonly outcome: 'won' | 'lost' | null;
}

/** A submission, as it ought to be. */
export interface ExpectedRow {
  readonly form: FormDefinition;
  readonly id: string;
  readonly status: Status;
  readonly assignee: string | null;
  readonly snoozedUntil: string | null;
  readonly isTrashed: boolean;
  readonly priority: Priority;
  readonly tags: readonly string[];
  /** What it stands with since it was merged, and the status that it had. */
  readonly merged: { readonly into: string; readonly before: Status } | null;
  readonly notes: readonly ExpectedNote[];
  readonly mails: readonly ExpectedMail[];
  readonly opportunity: ExpectedOpportunity | null;
  /** How many changes of it there were, and the version of the last. */
  readonly opportunitySteps: number;
  readonly lastVersion: number;
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
  readonly head: ExpectedHead;
  readonly author: string;
  /** The place of the last mail that its writer saw. */
  readonly seen: number;
  /** What was taken back and goes on in it. */
  readonly held: readonly string[];
}

/** Whoever has not seen the last mail is told of it first. */
export const replyComes =
  ({ id, text, head, author, seen, held }: Written): Rule =>
  (row) => {
    if (row.isTrashed) return [row, 'gone'];
    const known = row.mails.find((mail) => mail.id === id);
    if (known) {
      const isSame = known.text === text && isSameHead(known.head, head);
      return known.position !== null && isSame ? [row, 'done'] : clash(row);
    }
    if (lastPosition(row) > seen) return clash(row);
    const mail = { id, text, head, author, position: seen + 1 };
    const before = row.mails.map((each) =>
      each.heldBy === author && held.includes(each.id) ? { ...each, heldBy: null } : each,
    );
    // Nobody has it: it becomes theirs.
    const assignee = row.assignee ?? author;
    return [{ ...row, assignee, mails: [...before, mail] }, 'done'];
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

const isSameHead = (one: ExpectedHead | null, other: ExpectedHead): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the inbox does by itself about an answer with a word. */
export interface ExpectedRule {
  readonly word: string;
  readonly assignee: string;
  readonly tag: string;
  readonly priority: Priority;
}

/** Reopens it, out of its snooze and out of the trash; then the rule looks at it. */
export const answerComes =
  (text: string, rule: ExpectedRule): Rule =>
  (row) => {
    const mail = { id: text, text, head: null, author: null, position: lastPosition(row) + 1 };
    const isClosed = row.status === 'replied' || row.status === 'archived';
    const answered = {
      ...row,
      status: isClosed ? ('in-progress' as const) : row.status,
      snoozedUntil: null,
      isTrashed: false,
      mails: [...row.mails, mail],
    };
    const isMeant = text.split(/\s+/).includes(rule.word) && row.status !== 'spam';
    return [isMeant ? ruled(answered, rule) : answered, 'done'];
  };

const ruled = (row: ExpectedRow, { assignee, tag, priority }: ExpectedRule): ExpectedRow => ({
  ...row,
  assignee: row.assignee ?? assignee,
  priority,
  tags: [...new Set([...row.tags, tag])],
});

/** Whoever was quicker has it; what was merged into another one gets none. */
export const opportunityIsMade =
  (stage: string): Rule =>
  (row) => {
    if (row.merged) return [row, 'gone'];
    if (row.opportunity) return clash(row);
    const version = row.lastVersion + 1;
    return [withOpportunity(row, { version, stage, value: null, outcome: null }), 'done'];
  };

export const opportunityBecomes =
  (patch: Partial<Omit<ExpectedOpportunity, 'version'>>, seen: number): Rule =>
  (row) => {
    const before = row.opportunity;
    if (before?.version !== seen) return clash(row);
    const after = { ...before, ...patch };
    if (JSON.stringify(after) === JSON.stringify(before)) return [row, 'done'];
    return [withOpportunity(row, { ...after, version: before.version + 1 }), 'done'];
  };

export const opportunityGoes =
  (seen: number): Rule =>
  (row) =>
    row.opportunity?.version === seen
      ? [{ ...row, opportunity: null, opportunitySteps: row.opportunitySteps + 1 }, 'done']
      : clash(row);

const withOpportunity = (row: ExpectedRow, opportunity: ExpectedOpportunity): ExpectedRow => ({
  ...row,
  opportunity,
  opportunitySteps: row.opportunitySteps + 1,
  lastVersion: opportunity.version,
});

export const mergedInto = ({ id }: ExpectedRow, row: ExpectedRow): ExpectedRow => ({
  ...row,
  status: 'archived',
  merged: { into: id, before: row.status },
});

/** Whoever has worked on it since keeps what they made of it. */
export const apart = (row: ExpectedRow): ExpectedRow => ({
  ...row,
  status: row.status === 'archived' && row.merged ? row.merged.before : row.status,
  merged: null,
});
