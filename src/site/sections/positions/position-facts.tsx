import { isoDay } from '@/platform/place/calendar-day';
import type { Position } from '@/payload-types';
import type { SmallWords } from '@/words';

import { Day } from '../../frame/current-date';
import { payOf, placeOf } from '../../positions';

interface PositionFactsProps {
  words: SmallWords['positions'];
  position: Position;
}

/** Where, how much of a week, for what, and until when. */
export function PositionFacts({ words, position }: PositionFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft stretch-86">
      <li>{placeOf(position, words)}</li>
      <li>{words[position.employment]}</li>
      <li>{payOf(position, words)}</li>
      <li>
        {words.applyBy} <Day day={isoDay(new Date(position.applyBy))} />
      </li>
    </ul>
  );
}
