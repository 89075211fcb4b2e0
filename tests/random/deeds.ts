import { setTimeout as wait } from 'node:timers/promises';

import type { TypedUser } from 'payload';

import { statuses } from '@/forms';
import { Clash, Refusal } from '@/inbox/action/as-staff';
import { mergeInto, takeMergeApart } from '@/inbox/merge/merge-submissions';
import { changeAsSeen as changeOpportunityAsSeen, makeOpportunity } from '@/inbox/pipeline/change';
import { sendReply, takeReplyBack } from '@/inbox/reply/replies';
import { restoreSnoozes, restoreStatuses } from '@/inbox/submission/restore';
import { addNote, changeAsSeen, changeSubmissions, type Change } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { threadAddress } from '@/submissions/records/incoming/thread-address';
import type { Parent } from '@/submissions/records/parent';
import { usualSettings } from '@/submissions/records/opportunities/settings';
import { expectedSnooze, type Changed } from '@/submissions/records/work';
import { runRules } from '@/submissions/rules/run-rules';

import type { Dice } from '../support/abuse/dice';
import { payload } from '../support/payload';
import { rawMail } from '../support/submissions/incoming';
import type { Page } from './page';
import {
  answerComes,
  assigneeBecomes,
  noteComes,
  opportunityBecomes,
  opportunityGoes,
  opportunityIsMade,
  replyComes,
  replyGoes,
  snoozeBecomes,
  statusBecomes,
  trashBecomes,
  type ExpectedHead,
  type ExpectedRow,
  type ExpectedRule,
  type Outcome,
  type Rule,
} from './row';

type Form = ExpectedRow['form'];

/** Something that is done to one submission, and what it ought to make of it. */
export interface Deed {
  readonly label: string;
  /** The submission, where it is not the one that is open. */
  readonly about?: string;
  readonly rule: Rule;
  readonly run: () => Promise<Outcome>;
  /** What the page that did it can take back. */
  readonly undo?: () => Undo | null;
}

/** As the cookie of the inbox keeps it. */
export interface Undo {
  readonly entry: Changed;
  readonly change: Change;
}

/** What a person is told instead of an error. */
async function told(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof Clash) return 'clash';
    if (error instanceof Refusal) return 'gone';
    throw error;
  }
}

/** Changes one submission from what a page shows of it. */
export function changing(user: TypedUser, page: Page, change: Change): Deed {
  const { form, id } = page;
  let undoable: Undo | null = null;
  const expects =
    'assignee' in change
      ? (page.assignee ?? '')
      : 'snoozedUntil' in change
        ? expectedSnooze(page)
        : 'isDeleted' in change && !change.isDeleted
          ? null
          : page.status;
  return {
    label: Object.keys(change)[0] ?? '',
    rule: ruleOf(change, page),
    run: async () => {
      const { changed, clashes } = await changeAsSeen(form, user, [{ id, expects }], change);
      const [entry] = changed;
      undoable = entry && !('assignee' in change) ? { entry, change } : null;
      return clashes.length > 0 ? 'clash' : entry ? 'done' : 'gone';
    },
    undo: () => undoable,
  };
}

function ruleOf(change: Change, page: Page): Rule {
  if ('status' in change) return statusBecomes(change.status, page.status);
  if ('assignee' in change) return assigneeBecomes(change.assignee, page.assignee);
  if ('snoozedUntil' in change) return snoozeBecomes(change.snoozedUntil, page);
  if ('isDeleted' in change)
    return trashBecomes(change.isDeleted, change.isDeleted ? page.status : null);
  throw new Error('Nobody does that here');
}

export function undoing(user: TypedUser, form: Form, { entry, change }: Undo): Deed {
  const outcome = (clashes: readonly unknown[]): Outcome => (clashes.length > 0 ? 'clash' : 'done');
  if ('status' in change)
    return {
      ...{ label: 'undo', about: entry.id },
      rule: statusBecomes(entry.status, change.status),
      run: async () => outcome(await restoreStatuses(form, user, [entry], change.status)),
    };
  if ('snoozedUntil' in change)
    return {
      ...{ label: 'undo', about: entry.id },
      rule: snoozeBecomes(entry.snoozedUntil, { ...entry, snoozedUntil: change.snoozedUntil }),
      run: async () => outcome(await restoreSnoozes(form, user, [entry], change.snoozedUntil)),
    };
  return {
    ...{ label: 'undo', about: entry.id },
    rule: trashBecomes(false, null),
    run: () => told(() => changeSubmissions(form, user, [entry.id], { isDeleted: false })),
  };
}

export const noting = (
  user: TypedUser,
  { form, id }: Page,
  { text, key }: { text: string; key: string },
): Deed => ({
  label: 'note',
  rule: noteComes({ text, author: user.id, key }),
  run: () => told(() => addNote(form, user, id, text, key)),
});

interface Reply {
  readonly key: string;
  readonly text: string;
  readonly head: ExpectedHead;
  readonly seen: number;
  readonly isLater: boolean;
  readonly held: readonly string[];
}

export const replying = (
  user: TypedUser,
  page: Page,
  { key, text, head, seen, isLater, held }: Reply,
): Deed => {
  const { form, id } = page;
  const dueAt = isLater ? '2099-01-01T09:00:00Z' : undefined;
  const sent = {
    ...{ id: key, submission: id, text, seen, dueAt, held },
    ...{ cc: listed(head.cc), bcc: listed(head.bcc), subject: head.subject ?? '' },
  };
  return {
    label: 'reply',
    rule: replyComes({ id: key, text, head, author: user.id, seen, held }),
    run: () => told(() => sendReply(form, user, sent)),
  };
};

const listed = (people: string | null): readonly string[] => people?.split(', ') ?? [];

export const takingBack = (user: TypedUser, { form, id }: Page, mail: string): Deed => ({
  label: 'take back',
  rule: replyGoes(mail, user.id),
  run: () => told(() => takeReplyBack(form, user, { id: mail, submission: id })),
});

/** The first stages of a new site. */
export const [firstStage, ...otherStages] = usualSettings.stages.map(({ key }) => key);
const open = { outcome: null, reason: null, remark: null, closedOn: null } as const;

/** Something that a card of the board, or the box of a conversation, offers. */
export function dealing(user: TypedUser, page: Page, dice: Dice): Deed {
  const { form, id, opportunity } = page;
  if (!opportunity)
    return {
      label: 'opportunity',
      rule: opportunityIsMade(firstStage ?? ''),
      run: () => told(() => makeOpportunity(form, user, id)),
    };
  const { version: expects } = opportunity;
  const patching = (
    label: string,
    patch: Parameters<typeof opportunityBecomes>[0],
    more: object = {},
  ): Deed => ({
    label,
    rule: opportunityBecomes(patch, expects),
    run: () =>
      told(() =>
        changeOpportunityAsSeen(form, user, id, { patch: { ...patch, ...more }, expects }),
      ),
  });
  switch (dice.below(8)) {
    case 0:
      return {
        label: 'no opportunity',
        rule: opportunityGoes(expects),
        run: () => told(() => changeOpportunityAsSeen(form, user, id, { remove: true, expects })),
      };
    case 1: {
      const outcome = dice.hits(2) ? 'won' : 'lost';
      return patching(outcome, { outcome }, { ...open, outcome, closedOn: '2098-03-02' });
    }
    case 2:
    case 3:
    case 4:
      return patching('value', { value: String(dice.below(1_000_000)) }, { currency: 'GBP' });
    default: {
      const stage = otherStages[dice.below(otherStages.length)] ?? '';
      return patching('board', { stage, outcome: null }, open);
    }
  }
}

type Named = Pick<ExpectedRow, 'form' | 'id'>;
const parentOf = ({ form, id }: Named): Parent => ({ form: form.name, id });

export const merging = (user: TypedUser, target: Named, merged: Named) => () =>
  told(() => mergeInto(user, parentOf(target), parentOf(merged)));

export const takingApart = (user: TypedUser, merged: Named) => () =>
  told(() => takeMergeApart(user, parentOf(merged)));

/** The sender of one writes back. @param about where that stands: with what it was merged into */
export const answering = (
  { form, id }: Pick<ExpectedRow, 'form' | 'id'>,
  { about, text, rule }: { about: string; text: string; rule: ExpectedRule },
): Deed => ({
  ...{ label: 'an answer', about },
  rule: answerComes(text, rule),
  run: async () => {
    const to = threadAddress({ form: form.name, submission: id }) ?? '';
    await takeIn(await rawMail({ to, text, messageId: `<${crypto.randomUUID()}@random.example>` }));
    await runRules({ payload, isOurs: () => true });
    // Two that are read at once may have the same time.
    await wait(2);
    return 'done';
  },
});

const mornings = ['2098-03-02T09:00:00.000Z', '2098-03-09T09:00:00.000Z', null] as const;

/** A change that a page offers. */
export function someChange(dice: Dice, page: Page, staff: readonly string[]): Change {
  switch (dice.below(6)) {
    case 0:
      return { assignee: [...staff, null][dice.below(staff.length + 1)] ?? null };
    case 1:
      return { snoozedUntil: mornings[dice.below(3)] ?? null };
    case 2:
      return { isDeleted: !page.isTrashed };
    default:
      return { status: statuses[dice.below(statuses.length)]?.value ?? 'archived' };
  }
}
