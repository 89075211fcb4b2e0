import type { Position } from '@/payload-types';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

import { PositionFacts } from './position-facts';

interface PositionListProps {
  words: SmallWords;
  positions: readonly Position[];
}

/** Positions below each other, each on a line of its own. */
export function PositionList({ words, positions }: PositionListProps) {
  if (positions.length === 0)
    return <p className="page-width pb-section text-lede text-ink-soft">{words.positions.none}</p>;
  return (
    <ul className="page-width pb-section">
      {positions.map((position) => (
        <li
          key={position.id}
          className="grid gap-x-[clamp(24px,4vw,72px)] gap-y-4 border-t border-line py-[clamp(24px,2.6vw,40px)] first:border-t-3 first:border-ink last:border-b nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <h2 className="text-[clamp(26px,2.6vw,40px)] leading-[1.12] wrap-anywhere">
            <Link
              href={`/careers/${position.slug}`}
              className="underline-offset-4 hover:underline hover:decoration-3"
            >
              {position.title}
            </Link>
          </h2>
          <div>
            <p className="mb-3 max-w-[54ch] text-pretty wrap-anywhere">{position.summary}</p>
            <PositionFacts words={words.positions} position={position} />
          </div>
        </li>
      ))}
    </ul>
  );
}
