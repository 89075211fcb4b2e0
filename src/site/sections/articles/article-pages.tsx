import { fillIn } from '@/forms/reply-template';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

import { pageOfList } from '../../articles';

interface ArticlePagesProps {
  words: SmallWords['articles'];
  /** The address of its first page. */
  list: string;
  page: number;
  pages: number;
}

/** Leads to the pages of a list before and after this one. */
export function ArticlePages({ words, list, page, pages }: ArticlePagesProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={words.pages}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      {page > 1 ? (
        <TextLink href={pageOfList(list, page - 1)} rel="prev">
          {words.newer}
        </TextLink>
      ) : (
        <span />
      )}
      <p className="text-small text-ink-soft">
        {fillIn(words.page, { number: String(page) })} / {pages}
      </p>
      {page < pages ? (
        <TextLink href={pageOfList(list, page + 1)} rel="next">
          {words.older}
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
