import { newSubmissionKey } from '@/forms/send/submission-key';
import type { ReturnedReply } from '@/submissions/records/returned';

import { draftKey, replyField, replyKeyField, returnedField } from '../action/draft-key';
import { keepDraft, readDraft } from '../action/drafts';
import { idsIn } from './held-ids';
import { joinTexts } from './join-texts';

/** Whose reply it is, and to which submission. */
interface ReplyOf {
  readonly author: string;
  readonly submission: string;
}

/** Under which this tab keeps the words, the key, and the ids of what was taken back into them. */
export const replyKeys = (of: ReplyOf) => ({
  text: draftKey({ ...of, field: replyField }),
  key: draftKey({ ...of, field: replyKeyField }),
  returned: draftKey({ ...of, field: returnedField }),
});

/** The key stays with its text: what was sent and not answered is then not sent twice. */
export function keepReply(of: ReplyOf, text: string): void {
  const keys = replyKeys(of);
  keepDraft(keys.text, text);
  if (text.trim() === '') keepDraft(keys.key, '');
  else if (readDraft(keys.key) === '') renewKey(of);
}

/** What is sent from here on is another reply, whatever it says. */
export const renewKey = (of: ReplyOf): void => keepDraft(replyKeys(of).key, newSubmissionKey());

/** Those whose words this tab has not had. */
export const notYetIn = (kept: string, returned: readonly ReturnedReply[]) =>
  returned.filter(({ id }) => !idsIn(kept).includes(id));

/**
 * Puts what was taken back above what is written, each once; where the send was never answered, the
 * words still stand there. The ids are kept for as long as the server has the words.
 */
export function takeUp(of: ReplyOf, returned: readonly ReturnedReply[]): void {
  const keys = replyKeys(of);
  const written = readDraft(keys.text);
  const missing = notYetIn(readDraft(keys.returned), returned)
    .map(({ text }) => text)
    .filter((text) => !written.includes(text));
  if (missing.length > 0) keepReply(of, joinTexts(...missing, written));
  if (returned.some(({ id }) => id === readDraft(keys.key))) renewKey(of);
  keepDraft(keys.returned, returned.map(({ id }) => id).join(' '));
}
