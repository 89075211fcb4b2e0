import { Link } from '@/ui/link';

import type { Result, TextPart } from '../../search';

interface SearchResultsProps {
  results: readonly Result[];
  label: string;
  /** How many stand on the pages before. */
  before: number;
}

/** What was found, the best first. */
export function SearchResults({ results, label, before }: SearchResultsProps) {
  return (
    <ol aria-label={label} start={before + 1} className="mt-6 border-t-3 border-b border-b-line">
      {results.map(({ href, title, snippet, kind }) => (
        <li key={href} className="border-t border-line py-[clamp(20px,2vw,30px)] first:border-t-0">
          <p className="text-small text-ink-soft stretch-86">{kind}</p>
          <h2 className="mt-1 max-w-[36ch] text-[clamp(21px,1.9vw,27px)] leading-[1.2] tracking-[-0.015em] wrap-anywhere">
            <Link href={href} className="underline-offset-4 hover:underline hover:decoration-3">
              <MarkedText parts={title} />
            </Link>
          </h2>
          <p className="mt-2 max-w-[68ch] text-pretty wrap-anywhere">
            <MarkedText parts={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className="bg-accent text-accent-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
