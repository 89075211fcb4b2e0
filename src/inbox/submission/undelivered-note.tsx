import { MailX } from 'lucide-react';

import type { Submission } from '../list/reads/submission';
import { failureWords } from '../reply/reply-text';
import type { Conversation } from '../reply/reads';
import { ShowEntry } from '../reply/show-entry';
import { notices } from './notice-states';

interface UndeliveredNoteProps {
  submission: Submission;
  thread: Conversation['thread'];
}

/** What of ours did not arrive, above all else: the mails themselves stand far below. */
export function UndeliveredNote({ submission, thread }: UndeliveredNoteProps) {
  if (!submission.isUndelivered) return null;
  const mails = undeliveredIn(thread ?? []);
  const failed = notices.filter(({ name }) => submission.notices[name].state === 'failed');
  return (
    <div role="status" className="mt-4 border-l-[6px] border-bad bg-bad-ground px-4 py-3">
      <p className="flex gap-2 font-[620]">
        <MailX aria-hidden="true" strokeWidth={1.5} className="size-5 flex-none text-bad" />
        Not delivered
      </p>
      {failed.map(({ name, heading }) => (
        <p key={name} className="mt-1 wrap-anywhere">
          {heading}: not sent. {submission.notices[name].problem}
        </p>
      ))}
      {mails.map(({ id, words }) => (
        <p key={id} className="mt-1 wrap-anywhere">
          {words} <ShowEntry id={id} />
        </p>
      ))}
    </div>
  );
}

function undeliveredIn(thread: NonNullable<Conversation['thread']>) {
  const lastSent = thread.findLastIndex(({ state }) => state === 'sent');
  return thread.flatMap(({ id, kind, state, problem, refused }, index) => {
    if (state === 'failed') return [{ id, words: failureWords(problem) }];
    if (refused !== null && index === lastSent) return [{ id, words: `Not to ${refused}.` }];
    if (kind !== 'bounce' || index < lastSent) return [];
    return [{ id, words: 'A reply came back. Check the address, or call.' }];
  });
}
