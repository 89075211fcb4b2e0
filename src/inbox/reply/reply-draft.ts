import { newSubmissionKey } from '@/forms/send/submission-key';
import type { TakenBackReply } from '@/submissions/records/taken-back';

import {
  draftKey,
  fromField,
  headFields,
  replyField,
  replyKeyField,
  takenBackField,
  seenField,
  sharedField,
} from '../action/draft-key';
import { keepDraft, readDraft } from '../action/drafts';
import { joinHeads, type ReplyHead } from './recipients/reply-head';
import { idsIn, joinTexts } from './reply-text';

/** Whose reply it is, and to which submission. */
interface ReplyOf {
  readonly author: string;
  readonly submission: string;
}

interface ReplyOnPage extends ReplyOf {
  /** The number of the last entry of the thread that the page shows; 0 is none. */
  readonly last: number;
}

/**
 * The keys under which this tab keeps the words, their key, the ids of what was taken back into
 * them, and what stood in the thread when they were begun.
 */
export const replyKeys = (of: ReplyOf) => ({
  text: draftKey({ ...of, field: replyField }),
  key: draftKey({ ...of, field: replyKeyField }),
  takenBack: draftKey({ ...of, field: takenBackField }),
  seen: draftKey({ ...of, field: seenField }),
  shared: draftKey({ ...of, field: sharedField }),
  from: draftKey({ ...of, field: fromField }),
  cc: draftKey({ ...of, field: headFields.cc }),
  bcc: draftKey({ ...of, field: headFields.bcc }),
  subject: draftKey({ ...of, field: headFields.subject }),
});

/** @param version of the shared draft whose words stand in the box; empty for none */
export const keepShared = (of: ReplyOf, version: string): void =>
  keepDraft(replyKeys(of).shared, version);

/** @param address of the mailbox that was chosen; empty for that of the conversation */
export const keepFrom = (of: ReplyOf, address: string): void =>
  keepDraft(replyKeys(of).from, address);

/** Whoever else gets a reply stays when its words go, and the other way round. */
export function keepHead(of: ReplyOf, head: Partial<ReplyHead>): void {
  const keys = replyKeys(of);
  for (const name of ['cc', 'bcc', 'subject'] as const)
    if (head[name] !== undefined) keepDraft(keys[name], head[name]);
}

function readHead(of: ReplyOf): ReplyHead {
  const keys = replyKeys(of);
  return { cc: readDraft(keys.cc), bcc: readDraft(keys.bcc), subject: readDraft(keys.subject) };
}

/** The key stays with its text: what was sent and not answered is then not sent twice. */
export function keepReply(of: ReplyOnPage, text: string): void {
  const keys = replyKeys(of);
  keepDraft(keys.text, text);
  if (text.trim() === '') {
    keepDraft(keys.key, '');
    keepDraft(keys.seen, '');
    return;
  }
  if (readDraft(keys.key) === '') renewKey(of);
  if (readDraft(keys.seen) === '') keepDraft(keys.seen, String(of.last));
}

/**
 * What the writer of a reply knows of its thread: what stood there when it was begun. The page shows
 * a colleague's answer by itself a few seconds after it was sent, and whoever types does not look
 * there.
 * @param kept under `replyKeys(…).seen`
 * @param last of the thread that the page shows
 */
export const seenBy = (kept: string, last: number): number =>
  // A reply that was taken back has left its place.
  kept === '' ? last : Math.min(Number(kept), last);

/** What is sent from here on is another reply, whatever it says. */
const renewKey = (of: ReplyOf): void => keepDraft(replyKeys(of).key, newSubmissionKey());

/** After a clash the writer has seen what the page shows now. */
export function beginAnew(of: ReplyOf): void {
  renewKey(of);
  keepDraft(replyKeys(of).seen, '');
}

/** Those whose words this tab has not had. */
export const notYetIn = (kept: string, takenBack: readonly TakenBackReply[]) =>
  takenBack.filter(({ id }) => !idsIn(kept).includes(id));

/**
 * Puts what was taken back above what is written, each once; where the send was never answered, the
 * words still stand there. The ids are kept for as long as the server has the words.
 */
export function takeUp(of: ReplyOnPage, takenBack: readonly TakenBackReply[]): void {
  const keys = replyKeys(of);
  const written = readDraft(keys.text);
  const back = notYetIn(readDraft(keys.takenBack), takenBack);
  const missing = back.map(({ text }) => text).filter((text) => !written.includes(text));
  if (missing.length > 0) keepReply(of, joinTexts(...missing, written));
  keepHead(of, joinHeads(readHead(of), back));
  if (takenBack.some(({ id }) => id === readDraft(keys.key))) renewKey(of);
  keepDraft(keys.takenBack, takenBack.map(({ id }) => id).join(' '));
}
