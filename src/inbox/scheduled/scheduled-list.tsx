import type { ScheduledReply } from '@/submissions/records/thread/scheduled';

import { formatDate } from '../frame/format-date';
import { LoadingFailure } from '../frame/loading';
import { SubmissionLink } from '../frame/submission-link';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';

interface ScheduledListProps {
  /** Null when they could not be read. */
  replies: readonly ScheduledReply[] | null;
  colleagues: readonly Colleague[];
}

/** What goes out later, the next first. It is taken back where it was written. */
export function ScheduledList({ replies, colleagues }: ScheduledListProps) {
  if (replies === null) return <LoadingFailure />;
  if (replies.length === 0)
    return (
      <p className="mt-4 text-ink-soft">
        No reply is waiting. Below a message, “Send later” sends a reply at a date and time.
      </p>
    );
  return (
    <>
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        Open a reply to change it, send it now or take it back. If an answer comes in first, the
        reply is held.
      </p>
      <ul className="mt-4 grid">
        {replies.map(({ id, form, submission, reference, name, text, author, dueAt }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="wrap-anywhere">
              <time dateTime={dueAt} className="font-[620]">
                {formatDate(dueAt)}
              </time>{' '}
              to{' '}
              <SubmissionLink form={form} id={submission}>
                <bdi>{name}</bdi>, {reference}
              </SubmissionLink>
            </p>
            <p className="mt-0.5 line-clamp-2 text-[14px] wrap-anywhere text-ink-soft">
              {nameAmong(colleagues, author)}: {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
