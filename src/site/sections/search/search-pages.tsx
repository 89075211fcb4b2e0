import { fillIn } from '@/forms/reply-template';
import { inDigits } from '@/platform/place/wording';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

import { addressOf } from '../../search';

interface SearchPagesProps {
  words: SmallWords['search'];
  typed: string;
  page: number;
  pages: number;
}

/** Leads to the results before and after these. */
export function SearchPages({ words, typed, page, pages }: SearchPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={words.pages}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      {page > 1 ? (
        <TextLink href={addressOf(typed, page - 1)} rel="prev">
          {words.before}
        </TextLink>
      ) : (
        <span />
      )}
      <p className="text-small text-ink-soft">
        {fillIn(words.page, { number: inDigits(page), count: inDigits(pages) })}
      </p>
      {page < pages ? (
        <TextLink href={addressOf(typed, page + 1)} rel="next">
          {words.after}
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
