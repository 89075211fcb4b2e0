import { fillIn } from '@/forms/reply-template';
import { inDigits } from '@/platform/place/wording';
import type { SmallWords } from '@/words';

import { addressOf } from '../../search';
import { PageLinks } from '../page-links';

interface SearchPagesProps {
  words: SmallWords['search'];
  typed: string;
  page: number;
  pages: number;
}

/** Leads to the results before and after these. */
export function SearchPages({ words, typed, page, pages }: SearchPagesProps) {
  return (
    <PageLinks
      {...{ page, pages }}
      label={words.pages}
      addressOf={(each) => addressOf(typed, each)}
      before={words.before}
      after={words.after}
    >
      {fillIn(words.page, { number: inDigits(page), count: inDigits(pages) })}
    </PageLinks>
  );
}
