'use server';

import { refresh } from 'next/cache';
import type { TypedUser } from 'payload';

import { place } from '~/site.config';
import { forms, type FormDefinition } from '@/forms';
import { placeholdersOf } from '@/forms/placeholders';
import { withoutPictures } from '@/platform/formatted/pictures';
import { removeDraftFile } from '@/submissions/records/attachments/draft-files';
import { forgetTakenBack } from '@/submissions/records/taken-back';

import type { ReplyState } from '../action/action-state';
import { asStaff, gone, goOn, Refusal, sentForm } from '../action/as-staff';
import { takeBack } from '../tools/take-back';
import { forgetUndoable, keepUndoable, ofSamePress, readUndoables } from '../tools/undo';
import { getSubmission } from '../submission/reads';
import { joinTexts } from './reply-text';
import { laterTime } from './later-time';
import { mailboxOfReply, previewReply, signatureBelow } from './reads';
import { addressesIn, withOthers } from './recipients/addresses';
import { emptyHead, joinHeads } from './recipients/reply-head';
import { sendReplyAgain, takeReplyBack } from './replies';
import { isSend, isSendAnd, parseOrder, type OrderTo, type ReplyOrder } from './reply-order';
import { sendAnd, sendWritten } from './sending/send';
import { dropDraft, overtakenDraft, shareDraft, takeDraft } from './shared/share';
import { withNames } from './texts/placeholders';
import { fillText } from './texts/reads';
import { keepText } from './texts/own-texts';
import { notToldOf, unfilledProblem } from './unfilled';

const noTime = `Choose a date and a time in the next 90 days; they are ${place.clock}’s.`;

/** Runs what the form of a conversation was sent for: the button that sent it says what. */
export async function reply(_before: ReplyState, sent: FormData): Promise<ReplyState> {
  const data = sentForm(sent);
  const meant = parseOrder(data);
  const states: ReplyState[] = [];
  const answer = await asStaff('work', data, meant, async (given, user) => {
    const { cc, bcc, subject, held: ids } = given;
    states.push({ head: { cc, bcc, subject }, ...(await carryOut(given, user)), held: ids });
  });
  const [state] = states;
  if (state && !state.problem && meant && isSendAnd(meant))
    goOn(data, meant.intent === 'send-next' ? 'nextInList' : 'next');
  else if (answer.isClash || (state && showsMore(state))) refresh();
  return state ?? answer;
}

/** The page then shows what was done, or what somebody else did to a draft. */
const showsMore = ({ done, problem, draft }: ReplyState): boolean =>
  done ? !changesNothing.includes(done) : problem !== undefined && draft === '';

/** These change nothing that the page shows. */
const changesNothing: readonly ReplyState['done'][] = [
  'previewed',
  'inserted',
  'replying-all',
  'forgotten',
];

const emptied = { text: '', head: emptyHead, draft: '' } as const;

const draftOf = (given: ReplyOrder) => ('draft' in given ? { draft: given.draft } : {});

async function carryOut(given: ReplyOrder, user: TypedUser): Promise<ReplyState> {
  const form = forms[given.form];
  const { id, text, held: ids } = given;
  const unfilled = isSend(given) ? notToldOf(text, given.told) : [];
  if (unfilled.length > 0)
    return { text, unfilled, problem: unfilledProblem(unfilled), ...draftOf(given) };
  const overtaken = isSend(given) ? await overtakenDraft(form, user, id, given.draft) : null;
  if (overtaken !== null) return { text, problem: overtaken, draft: '' };
  switch (given.intent) {
    case 'send':
      await sendWritten(form, user, given);
      return { done: 'sent', ...emptied };
    case 'send-archive':
    case 'send-snooze':
    case 'send-next': {
      const { undoables, ...outcome } = await sendAnd(form, user, given);
      for (const each of undoables) await keepUndoable(...each);
      return { done: 'sent', ...emptied, ...outcome };
    }
    case 'send-later': {
      const dueAt = laterTime(given.later, Date.now());
      if (dueAt === null) throw new Refusal(noTime);
      await sendWritten(form, user, given, dueAt);
      return { done: 'scheduled', ...emptied };
    }
    case 'remove-file': {
      const name = await removeDraftFile(user, given.entry);
      return { done: 'removed', text: name === null ? text : withoutPictures(text, name) };
    }
    case 'take-back': {
      // Its words come with the page, and not only once with this answer.
      await takeReplyBack(form, user, { id: given.entry, submission: id });
      await takeBackTheRest(given.entry, user);
      return { done: 'taken-back', text };
    }
    case 'forget':
      await forgetTakenBack(user, ids);
      return { done: 'forgotten', text };
    case 'try-again':
      await sendReplyAgain(form, user, { id: given.entry, submission: id });
      return { done: 'tried-again', text };
    case 'reply-all': {
      const { cc, bcc, subject, everybody } = given;
      const head = { cc: withOthers(cc, addressesIn(everybody)), bcc, subject };
      return { done: 'replying-all', text, head };
    }
    case 'share-draft': {
      const shared = await shareDraft(form, user, given);
      return 'problem' in shared
        ? { ...shared, text, draft: '' }
        : { done: 'draft-shared', text, draft: shared.version };
    }
    case 'take-draft':
      return draftTaken(form, user, given);
    case 'drop-draft':
      await dropDraft(form, user, { submission: id, version: given.entry });
      return { done: 'draft-dropped', text, draft: '' };
    case 'save-text':
      return textSaved(form, user, given);
    case 'insert':
      return inserted(form, user, given);
    case 'preview':
      return previewed(form, user, given);
  }
}

/** The bar that offers to take the reply back goes, and what the same press did is taken back as well. */
async function takeBackTheRest(reply: string, user: TypedUser): Promise<void> {
  const all = await readUndoables();
  const sent = all.find(({ done, given }) => done === 'sent' && given === reply);
  if (!sent) return;
  await forgetUndoable(sent.key);
  for (const each of ofSamePress(sent, all)) await takeBack(each, user);
}

/** The words of a draft come above what stands in the box. */
async function draftTaken(
  form: FormDefinition,
  user: TypedUser,
  { id, entry, text, cc, bcc, subject }: OrderTo<'take-draft'>,
): Promise<ReplyState> {
  const taken = await takeDraft(form, user, { submission: id, version: entry });
  return {
    ...{ done: 'draft-taken', draft: taken.version },
    text: text.includes(taken.text) ? text : joinTexts(taken.text, text),
    head: joinHeads({ cc, bcc, subject }, [taken]),
  };
}

async function textSaved(
  form: FormDefinition,
  user: TypedUser,
  { id, text, textName: name }: OrderTo<'save-text'>,
): Promise<ReplyState> {
  const submission = await mustGetSubmission(form, user, id);
  const saved = withNames(withoutPictures(text), placeholdersOf(form, submission));
  await keepText(user, { name, text: saved });
  return { done: 'text-saved', text };
}

async function inserted(
  form: FormDefinition,
  user: TypedUser,
  { id, text, template }: OrderTo<'insert'>,
): Promise<ReplyState> {
  const submission = await mustGetSubmission(form, user, id);
  const filled = await fillText(form, user, submission, template);
  if (filled === null) throw new Refusal('This template is gone. Load the page again.');
  return { done: 'inserted', text: joinTexts(text, filled) };
}

async function previewed(
  form: FormDefinition,
  user: TypedUser,
  given: OrderTo<'preview'>,
): Promise<ReplyState> {
  const { id, text, from } = given;
  const submission = await mustGetSubmission(form, user, id);
  const { mailbox } = await mailboxOfReply(form, id, from);
  const signature = await signatureBelow(text, user, mailbox);
  const preview = await previewReply(form, submission, { ...given, signature });
  return { done: 'previewed', text, preview };
}

async function mustGetSubmission(form: FormDefinition, user: TypedUser, id: string) {
  const submission = await getSubmission(form, user, id);
  if (!submission) throw new Refusal(gone);
  return submission;
}
