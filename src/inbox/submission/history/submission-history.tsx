import type { HistoryEntry } from '@/submissions/records/history';

import { formatDate } from '../../frame/format-date';
import type { Colleague } from '../colleagues';
import { historyWords } from './history-words';

interface SubmissionHistoryProps {
  /** The newest first; null where it could not be read. */
  history: readonly HistoryEntry[] | null;
  colleagues: readonly Colleague[];
}

/** Who did what about a submission, folded away. */
export function SubmissionHistory({ history, colleagues }: SubmissionHistoryProps) {
  const told = (history ?? []).flatMap((entry) => {
    const words = historyWords(entry, colleagues);
    return words === null ? [] : [{ ...entry, words }];
  });
  if (told.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="w-fit cursor-pointer py-1 text-[15px] font-[620] max-sm:py-2.5">
        History ({told.length})
      </summary>
      <ol className="mt-1.5 grid gap-1.5">
        {told.map(({ id, at, by, words }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-[580]">{by}</span> {words},{' '}
            <time dateTime={at} className="text-ink-soft">
              {formatDate(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
