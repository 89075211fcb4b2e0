import type { TypedUser } from 'payload';

import {
  draftKey,
  noteField,
  noteKeyField,
  replyField,
  replyKeyField,
} from '@/inbox/action/draft-key';
import { keepDraft, readDraft } from '@/inbox/action/drafts';
import { openSubmission } from '@/inbox/submission/open-submission';

import type { Dice } from '../support/abuse/dice';
import {
  changing,
  noting,
  replying,
  someChange,
  takingBack,
  undoing,
  type Deed,
  type Undo,
} from './deeds';
import type { Page } from './page';
import type { ExpectedRow, Outcome } from './row';

/** Of the network: the request or the answer is lost, and the browser cannot tell which. */
export type Lost = 'nothing' | 'request' | 'answer';

/** One of staff with a browser: one open page, drafts, and what can be undone. */
export class Colleague {
  page: Page | null = null;
  /** How many replies were taken back whose words never came. */
  lostWords: string[] = [];
  #undo: { form: Page['form']; undo: Undo } | null = null;
  #taken = '';

  constructor(
    readonly user: TypedUser,
    private readonly dice: Dice,
    private readonly staff: readonly string[],
  ) {}

  async open({ form, id }: Pick<ExpectedRow, 'form' | 'id'>): Promise<Page> {
    const opened = await openSubmission(form, this.user, id);
    if (!opened?.conversation.thread) throw new Error('The page could not be read');
    const { status, assignee, snoozedUntil, deletedAt } = opened.submission;
    const { thread, key } = opened.conversation;
    this.page = {
      ...{ form, id, status, assignee, snoozedUntil, key },
      isTrashed: deletedAt !== null,
      mails: thread.map((mail) => ({ id: mail.id, isOurs: mail.kind === 'reply' })),
      seen: thread.at(-1)?.position ?? 0,
    };
    return this.page;
  }

  draft = (id: string, field: string): string => readDraft(this.#keyOf(id, field));

  #keyOf = (submission: string, field: string) =>
    draftKey({ author: this.user.id, submission, field });

  type(word: string): void {
    const { page } = this;
    if (!page) return;
    const field = this.dice.hits(2) ? noteField : replyField;
    const before = this.draft(page.id, field);
    keepDraft(this.#keyOf(page.id, field), before ? `${before} ${word}` : word);
  }

  /** Something that the open page lets them do; null where it offers nothing of it. */
  choose(): Deed | null {
    const { page, user, dice } = this;
    if (!page) return null;
    switch (dice.below(8)) {
      case 0:
      case 1: {
        const text = this.draft(page.id, noteField);
        if (!text) return null;
        const key = this.draft(page.id, noteKeyField) || crypto.randomUUID();
        keepDraft(this.#keyOf(page.id, noteKeyField), key);
        return noting(user, page, { text, key });
      }
      case 2:
      case 3:
        return this.#reply(page);
      case 4: {
        const ours = page.mails.filter(({ isOurs }) => isOurs);
        const mail = ours[dice.below(Math.max(1, ours.length))];
        return mail ? takingBack(user, page, mail.id, (text) => (this.#taken = text)) : null;
      }
      case 5:
        return this.#undo && undoing(user, this.#undo.form, this.#undo.undo);
      default:
        return changing(user, page, someChange(dice, page, this.staff));
    }
  }

  /** The key stays with its text until that is sent. */
  #reply(page: Page): Deed | null {
    const text = this.draft(page.id, replyField);
    if (!text || page.isTrashed) return null;
    const key = this.draft(page.id, replyKeyField) || page.key;
    keepDraft(this.#keyOf(page.id, replyKeyField), key);
    return replying(this.user, page, { key, text, isLater: this.dice.hits(4) });
  }

  /** What the browser makes of the answer. */
  hears({ label, undo }: Deed, outcome: Outcome, lost: Lost): void {
    const { page } = this;
    if (!page) return;
    const taken = this.#taken;
    this.#taken = '';
    if (lost !== 'nothing') {
      if (taken) this.lostWords.push(...taken.split(' '));
      return;
    }
    if (outcome === 'done') {
      if (label === 'note')
        for (const field of [noteField, noteKeyField]) keepDraft(this.#keyOf(page.id, field), '');
      if (label === 'reply')
        for (const field of [replyField, replyKeyField]) keepDraft(this.#keyOf(page.id, field), '');
      if (label === 'undo') this.#undo = null;
      const undoable = undo?.() ?? null;
      if (undoable) this.#undo = { form: page.form, undo: undoable };
    }
    // Sent before under this key, or overtaken: to send it then is another reply.
    if (outcome === 'clash' && label === 'reply')
      keepDraft(this.#keyOf(page.id, replyKeyField), crypto.randomUUID());
    if (taken) {
      const before = this.draft(page.id, replyField);
      keepDraft(this.#keyOf(page.id, replyField), before ? `${taken} ${before}` : taken);
    }
    // The page is loaded anew, or left.
    this.page = null;
  }
}
