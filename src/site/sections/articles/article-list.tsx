import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

import type { ArticleCategoryLink, ArticleList as List } from '../../articles';
import { feedPaths } from '../../articles';
import { ArticleEntries } from './article-entries';
import { ArticleFilter } from './article-filter';
import { ArticlePages } from './article-pages';

interface ArticleListProps {
  words: SmallWords;
  categories: readonly ArticleCategoryLink[];
  /** The address of its first page. */
  list: string;
  page: number;
  shown: List;
}

/** A page of a list of articles, with the way to all others. */
export function ArticleList({ words, categories, list, page, shown }: ArticleListProps) {
  return (
    <div className="page-width pb-section">
      <ArticleFilter words={words.articles} categories={categories} current={list} />
      <ArticleEntries words={words} articles={shown.articles} />
      <ArticlePages words={words.articles} list={list} page={page} pages={shown.pages} />
      <p className="mt-8">
        <TextLink href={feedPaths.rss}>{words.articles.feed}</TextLink>
      </p>
    </div>
  );
}
