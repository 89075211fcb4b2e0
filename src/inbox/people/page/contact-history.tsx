import type { ContactDeed } from '@/submissions/records/people/change';

import { formatDate } from '../../frame/format-date';
import { nameAmong } from '../../list/words';
import { foldSummary } from '../../pipeline/details-form';
import type { Colleague } from '../../submission/colleagues';
import { deedWords } from './history';

interface ContactHistoryProps {
  deeds: readonly ContactDeed[];
  names: ReadonlyMap<string, string>;
  colleagues: readonly Colleague[];
}

/** Who changed what, the last first; folded away. */
export function ContactHistory({ deeds, names, colleagues }: ContactHistoryProps) {
  if (deeds.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-[17px]">
        Changes
      </h2>
      <details>
        <summary className={foldSummary}>
          {deeds.length === 1 ? '1 change' : `${deeds.length} changes`}
        </summary>
        <ul className="mt-1 grid gap-1 text-[13px] text-ink-soft">
          {deeds.map((deed) => (
            <li key={deed.id} className="wrap-anywhere">
              {nameAmong(colleagues, deed.by)} {deedWords(deed, names)},{' '}
              <time dateTime={deed.at}>{formatDate(deed.at)}</time>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
