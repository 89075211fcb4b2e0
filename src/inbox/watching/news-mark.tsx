import type { WatchedEvent } from '@/submissions/records/watches/watches-table';

export const newsWords: Readonly<Record<WatchedEvent, string>> = {
  answer: 'New answer',
  note: 'New note',
  assignee: 'Assigned anew',
};

/** What came on a submission since who watches it had it open. */
export const NewsMark = ({ news }: { news: WatchedEvent | null }) =>
  news === null ? null : (
    <span
      title="You watch this"
      className="mr-1.5 bg-accent px-1 text-[12.5px] font-[620] text-accent-ink"
    >
      {newsWords[news]}
    </span>
  );
