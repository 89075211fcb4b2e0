import { fillIn } from '@/forms/reply-template';
import type { SmallWords } from '@/words';

import { pageOfList } from '../../articles';
import { PageLinks } from '../page-links';

interface ArticlePagesProps {
  words: SmallWords['articles'];
  /** The address of its first page. */
  list: string;
  page: number;
  pages: number;
}

/** Leads to the pages of a list before and after this one. */
export function ArticlePages({ words, list, page, pages }: ArticlePagesProps) {
  return (
    <PageLinks
      {...{ page, pages }}
      label={words.pages}
      addressOf={(each) => pageOfList(list, each)}
      before={words.newer}
      after={words.older}
    >
      {fillIn(words.page, { number: String(page) })} / {pages}
    </PageLinks>
  );
}
