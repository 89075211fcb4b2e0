import type { TypedUser } from 'payload';

import { draftKey, noteField, noteKeyField } from '@/inbox/action/draft-key';
import { keepDraft, readDraft } from '@/inbox/action/drafts';
import { idsIn } from '@/inbox/reply/reply-text';
import { beginAnew, keepReply, replyKeys, seenBy, takeUp } from '@/inbox/reply/reply-draft';
import { readPipelineOf } from '@/inbox/pipeline/reads';
import { openSubmission } from '@/inbox/submission/reads';

import type { Dice } from '../support/abuse/dice';
import {
  changing,
  dealing,
  noting,
  replying,
  someChange,
  takingBack,
  undoing,
  type Deed,
  type Undo,
} from './deeds';
import type { Page } from './page';
import type { ExpectedOpportunity, ExpectedRow, Outcome } from './row';

const alone = { cc: null, bcc: null, subject: null } as const;
/** A press after the answer was lost may have another one: then it is another reply. */
const heads = [
  ...[alone, alone, alone],
  { ...alone, cc: 'cc@random.example' },
  { ...alone, cc: 'cc@random.example, cd@random.example', subject: 'The permits' },
  { ...alone, bcc: 'bcc@random.example' },
] as const;

/** Of the network: the request or the answer is lost, and the browser cannot tell which. */
export type Lost = 'nothing' | 'request' | 'answer';

/** Of a submission itself, and not of what was merged into it. */
export async function ownOpportunity(
  user: TypedUser,
  id: string,
): Promise<ExpectedOpportunity | null> {
  const { opportunity, aside = [] } = (await readPipelineOf(user, id)) ?? {};
  const own = [opportunity, ...aside].find((each) => each?.of.id === id);
  if (!own) return null;
  const { version, stage, value, outcome } = own;
  return { version, stage, value, outcome };
}

/** One of staff with a browser: one open page, drafts, and what can be undone. */
export class Colleague {
  page: Page | null = null;
  #undo: { form: Page['form']; undo: Undo } | null = null;

  constructor(
    readonly user: TypedUser,
    private readonly dice: Dice,
    private readonly staff: readonly string[],
  ) {}

  async open({ form, id }: Pick<ExpectedRow, 'form' | 'id'>): Promise<Page> {
    const opened = await openSubmission(form, this.user, id);
    if (!opened?.conversation.thread) throw new Error('The page could not be read');
    const { status, assignee, snoozedUntil, deletedAt } = opened.submission;
    const { thread, takenBack } = opened.conversation;
    if (!takenBack) throw new Error('What was taken back could not be read');
    const last = thread.at(-1)?.position ?? 0;
    const opportunity = await ownOpportunity(this.user, id);
    takeUp({ ...this.#replyTo(id), last }, takenBack);
    this.page = {
      ...{ form, id, status, assignee, snoozedUntil, opportunity },
      isTrashed: deletedAt !== null,
      mails: thread.map((mail) => ({ id: mail.id, isOurs: mail.kind === 'reply' })),
      seen: last,
    };
    return this.page;
  }

  draftOfNote = (id: string): string => readDraft(this.#keyOf(id, noteField));
  draftOfReply = (id: string): string => readDraft(replyKeys(this.#replyTo(id)).text);

  #keyOf = (submission: string, field: string) =>
    draftKey({ author: this.user.id, submission, field });
  #replyTo = (submission: string) => ({ author: this.user.id, submission });

  type(word: string): void {
    const { page } = this;
    if (!page) return;
    const longer = (before: string) => (before ? `${before} ${word}` : word);
    if (this.dice.hits(2))
      keepDraft(this.#keyOf(page.id, noteField), longer(this.draftOfNote(page.id)));
    else
      keepReply({ ...this.#replyTo(page.id), last: page.seen }, longer(this.draftOfReply(page.id)));
  }

  /** Something that the open page lets them do; null where it offers nothing of it. */
  choose(): Deed | null {
    const { page, user, dice } = this;
    if (!page) return null;
    switch (dice.below(10)) {
      case 0:
      case 1: {
        const text = this.draftOfNote(page.id);
        if (!text) return null;
        const key = readDraft(this.#keyOf(page.id, noteKeyField)) || crypto.randomUUID();
        keepDraft(this.#keyOf(page.id, noteKeyField), key);
        return noting(user, page, { text, key });
      }
      case 2:
      case 3:
        return this.#reply(page);
      case 4: {
        const ours = page.mails.filter(({ isOurs }) => isOurs);
        const mail = ours[dice.below(Math.max(1, ours.length))];
        return mail ? takingBack(user, page, mail.id) : null;
      }
      case 5:
        return this.#undo && undoing(user, this.#undo.form, this.#undo.undo);
      case 6:
      case 7:
        return dealing(user, page, dice);
      default:
        return changing(user, page, someChange(dice, page, this.staff));
    }
  }

  #reply(page: Page): Deed | null {
    const keys = replyKeys(this.#replyTo(page.id));
    const text = readDraft(keys.text);
    if (!text || page.isTrashed) return null;
    const [key, held] = [readDraft(keys.key), idsIn(readDraft(keys.takenBack))];
    const seen = seenBy(readDraft(keys.seen), page.seen);
    const head = heads[this.dice.below(heads.length)] ?? alone;
    return replying(this.user, page, { key, text, head, seen, held, isLater: this.dice.hits(4) });
  }

  /** What the browser makes of the answer. */
  hears({ label, undo }: Deed, outcome: Outcome, lost: Lost): void {
    const { page } = this;
    if (!page || lost !== 'nothing') return;
    if (outcome === 'done') {
      if (label === 'note')
        for (const field of [noteField, noteKeyField]) keepDraft(this.#keyOf(page.id, field), '');
      if (label === 'reply') keepReply({ ...this.#replyTo(page.id), last: page.seen }, '');
      if (label === 'undo') this.#undo = null;
      const undoable = undo?.() ?? null;
      if (undoable) this.#undo = { form: page.form, undo: undoable };
    }
    // Sent before under this key, or overtaken: to send it then is another reply.
    if (outcome === 'clash' && label === 'reply') beginAnew(this.#replyTo(page.id));
    // The page is loaded anew, or left.
    this.page = null;
  }
}
