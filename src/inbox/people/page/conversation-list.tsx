import { RelativeTime } from '../../frame/relative-time';
import { ConversationCell } from '../../list/queue/conversation-cell';
import { statusLabel } from '../../list/words';
import { OpenSubmissionLink } from '../../person/open-submission-link';
import type { Colleague } from '../../submission/colleagues';
import { mostConversations, type Conversed } from './reads';

interface ConversationListProps {
  conversations: readonly Conversed[];
  total: number;
  colleagues: readonly Colleague[];
  /** The id of who looks. */
  viewer: string;
  now: number;
  /** Of a company: whose it is stands there, too. */
  saysWho: boolean;
}

/** All that somebody sent, each with its last words. */
export function ConversationList({
  conversations,
  total,
  saysWho,
  ...rest
}: ConversationListProps) {
  const { colleagues, viewer, now } = rest;
  return (
    <section aria-labelledby="conversations">
      <h2 id="conversations" className="text-[17px]">
        Conversations <span className="font-normal text-ink-soft tabular-nums">{total}</span>
      </h2>
      {total === 0 ? <p className="mt-1 text-ink-soft">They have sent nothing.</p> : null}
      <ul className="mt-2">
        {conversations.map(({ submission, end }) => {
          const { id, form, reference, status, values, lastWord } = submission;
          return (
            <li key={id} className="border-t border-line py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="wrap-anywhere">
                  <OpenSubmissionLink {...{ form, id }}>{reference}</OpenSubmissionLink>
                  {saysWho ? (
                    <>
                      {', '}
                      <bdi>{values['name']}</bdi>
                    </>
                  ) : null}
                </span>
                <span className="ml-auto text-[13px] text-ink-soft">
                  {statusLabel(status)}, <RelativeTime at={lastWord} now={now} />
                </span>
              </p>
              <p className="line-clamp-2 text-[14px] wrap-anywhere text-ink-soft">
                <ConversationCell {...{ submission, end, colleagues, viewer }} />
              </p>
            </li>
          );
        })}
      </ul>
      {total > conversations.length ? (
        <p className="mt-2 text-[14px] text-ink-soft">
          The {mostConversations} that came last are shown.
        </p>
      ) : null}
    </section>
  );
}
