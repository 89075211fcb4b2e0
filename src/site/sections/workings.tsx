import type { Claim } from '@/payload-types';
import type { SmallWords } from '@/words';

import { Day } from '../frame/current-date';
import { isoDay } from '@/platform/place/calendar-day';
import { SampleMark } from './sample-mark';

export interface WorkingsProps {
  words: SmallWords;
  /** Those of the page. */
  claims: readonly Claim[];
  /** The texts that this stands beside: the claims whose figures they print are explained. */
  of: readonly string[];
  /** The heading of the section, which tells it from the others of the page. */
  section: string | null | undefined;
  className?: string;
}

/** What the figures of a section rest on, folded away until somebody asks. */
export function Workings({ words, claims, of: texts, section, className }: WorkingsProps) {
  const explained = claims.filter(
    ({ kind, figures }) =>
      kind !== 'rule' && texts.some((text) => figures.some((figure) => prints(text, figure))),
  );
  if (explained.length === 0) return null;
  return (
    <div className={className}>
      <details className="max-w-[68ch] text-small print:hidden">
        <summary className="inline-flex min-h-11 items-center underline underline-offset-4 outline-offset-0 hover:decoration-2">
          {words.everywhere.workings}
          {section ? <span className="sr-only">, {section}</span> : null}
        </summary>
        {explained.map(({ id, label, basis, source, sourceDate }) => (
          <p key={id} className="border-t border-line py-3 text-pretty">
            {label}: {basis}{' '}
            <span className="text-ink-soft">
              {words.everywhere.source} {source}, <Day day={isoDay(new Date(sourceDate))} />.
            </span>
          </p>
        ))}
      </details>
      <SampleMark words={words} of={explained} />
    </div>
  );
}

/** 5% is not printed by 65%. */
const prints = (text: string, figure: string): boolean =>
  text
    .split(figure)
    .slice(0, -1)
    .some((before) => !/\d$/.test(before));
