import { forms } from '@/forms';
import type { Mention } from '@/submissions/records/mentions/mentions';
import { classNames } from '@/ui/class-names';

import { LoadingFailure } from '../frame/loading';
import { RelativeTime } from '../frame/relative-time';
import { queueView, viewAddress } from '../list/inbox-view';
import { emptyQueue } from '../list/queue/queues';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';
import { noteAnchor } from './note-anchor';
import { mostMentions } from './reads';

interface MentionListProps {
  /** Null where they could not be read. */
  mentions: readonly Mention[] | null;
  colleagues: readonly Colleague[];
  now: number;
}

/** The notes that name who looks, the newest first. Each leads to where it stands. */
export function MentionList({ mentions, colleagues, now }: MentionListProps) {
  if (mentions === null) return <LoadingFailure />;
  if (mentions.length === 0)
    return <p className="py-10 text-[15px] text-ink-soft">{emptyQueue('mentions')}</p>;
  return (
    <>
      <ul className="mt-2 max-w-[90ch]">
        {mentions.map((mention) => (
          <Item key={mention.note} {...{ mention, colleagues, now }} />
        ))}
      </ul>
      {mentions.length < mostMentions ? null : (
        <p className="mt-3 text-ink-soft">
          These are the newest {mostMentions}. A search for is:mentions finds where the others are.
        </p>
      )}
    </>
  );
}

interface ItemProps extends Pick<MentionListProps, 'colleagues' | 'now'> {
  mention: Mention;
}

function Item({ mention, colleagues, now }: ItemProps) {
  const { note, form, submission, reference, name, text, author, at, isRead } = mention;
  const view = { ...queueView('mentions'), form: forms[form], open: submission, full: true };
  return (
    <li data-mention className="border-b border-line">
      <a
        // By the browser itself, which goes to the note.
        href={`${viewAddress(view)}#${noteAnchor(note)}`}
        className={classNames(
          'block border-l-[6px] py-2.5 pr-3 pl-3 wrap-anywhere hover:bg-ground',
          isRead ? 'border-transparent' : 'border-accent',
        )}
      >
        <span className={classNames('block', !isRead && 'font-[660]')}>
          {isRead ? null : <span className="sr-only">Unread: </span>}
          <bdi>{name}</bdi>, {reference}
        </span>
        <span dir="auto" className="line-clamp-3 whitespace-pre-line">
          {text}
        </span>
        <span className="block text-[13px] text-ink-soft">
          {nameAmong(colleagues, author)}, <RelativeTime at={at} now={now} />
        </span>
      </a>
    </li>
  );
}
