import { format, parseISO } from 'date-fns';
import { X } from 'lucide-react';
import Link from 'next/link';

import { lineButton } from '@/ui/dense-controls';

import { firstReplyDays } from './first-reply-days';
import { viewAddress, viewWith, type InboxView } from './inbox-view';
import { firstReplyLabels } from './words';

const dayWords = (day: string): string => format(parseISO(day), 'd MMM yyyy');

/** What a list that the figures lead to shows, and the way to the same list without that. */
export function FirstReplyTitle({ view, now }: { view: InboxView; now: number }) {
  const { firstReply } = view;
  if (firstReply === null) return null;
  const { from, to } = firstReplyDays(view, now);
  const label = firstReplyLabels[firstReply];
  const without = { ...viewWith(view, null), firstReply: null, page: null };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-2">
      <h2 className="text-[17px]">
        {label}, sent from {dayWords(from)} to {dayWords(to)}
      </h2>
      <Link
        href={viewAddress(without)}
        prefetch={false}
        scroll={false}
        aria-label={`Remove the filter “${label}”`}
        className={`${lineButton} inline-flex items-center gap-1.5`}
      >
        {label}
        <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Link>
    </div>
  );
}
