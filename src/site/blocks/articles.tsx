import type { ArticlesBlock } from '@/payload-types';
import { SectionHead } from '@/ui/section-head';

import { listLatestArticles } from '../articles';
import { getSmallWords, linkAddress } from '../content';
import { ArticleEntries } from '../sections/articles/article-entries';
import { ActionLinks } from './action-links';
import type { BlockProps } from './block-props';

const most = 3;

/** The newest articles, of all or of a category. Nothing while there is none. */
export async function ArticlesPart({ block, id }: BlockProps<ArticlesBlock>) {
  const { heading, intro, action } = block;
  const category = typeof block.category === 'object' ? block.category?.id : block.category;
  const [articles, words, leadsOn] = await Promise.all([
    listLatestArticles(most, category),
    getSmallWords(),
    linkAddress(action),
  ]);
  if (articles.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={heading} intro={intro} />
        <ArticleEntries words={words} articles={articles} isWithin />
        {leadsOn ? (
          <p className="mt-[clamp(32px,3.5vw,56px)]">
            <ActionLinks action={action} look="outline" />
          </p>
        ) : null}
      </div>
    </section>
  );
}
