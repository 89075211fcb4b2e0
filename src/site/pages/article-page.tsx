import { contentsOf } from '~/collections/articles/contents';
import { isoDay } from '@/platform/place/calendar-day';
import type { Article } from '@/payload-types';
import { AccentBand } from '@/ui/accent-band';
import { ButtonLink } from '@/ui/button';

import { feedLinks, getRelatedArticles } from '../articles';
import { getPagePaths, pictureOf, toPicture } from '../content';
import { ArticleContents } from '../sections/articles/article-contents';
import { ArticleEntries } from '../sections/articles/article-entries';
import { ArticleOpening, type NamedLink } from '../sections/articles/article-opening';
import { ArticleText } from '../sections/articles/text';
import { ArticleEnd } from '../sections/articles/article-end';
import { documentPages, type DocumentProps } from './document-route';

const mostRelated = 3;

/** One article, and what there is to read after it. */
async function ArticlePage({ document: article, words }: DocumentProps<'articles'>) {
  const [paths, related] = await Promise.all([
    getPagePaths(),
    getRelatedArticles(
      { id: article.id, categories: idsOf(article.categories), tags: article.tags ?? [] },
      mostRelated,
    ),
  ]);
  const contents = contentsOf(article.body);
  const linked = linksBy(paths);
  return (
    <>
      <article>
        <ArticleOpening
          words={words}
          title={article.title}
          summary={article.summary}
          categories={linked(article.categories)}
          authors={authorsOf(article, paths)}
          published={dayOf(article.publishedOn)}
          updated={dayOf(article.updatedOn)}
          readingMinutes={article.readingMinutes ?? 1}
          cover={article.cover ? toPicture(article.cover) : undefined}
          isSample={isInvented(article)}
        />
        <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(40px,6vw,104px)] gap-y-10 pt-[clamp(32px,4vw,64px)] pb-section nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:block">
          <div>
            <ArticleContents heading={words.articles.onThisPage} contents={contents} />
          </div>
          <div>
            <ArticleText
              words={words.articles}
              body={article.body}
              contents={contents}
              paths={paths}
              pictureOf={pictureOf}
            />
            <ArticleEnd
              words={words.articles}
              updateNote={article.updateNote}
              tags={article.tags ?? []}
              about={[...linked(article.projects), ...linked(article.industries)]}
            />
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <section
          aria-labelledby="related"
          className="border-t border-line bg-sheet section-space print:hidden"
        >
          <div className="page-width">
            <h2 id="related" className="mb-[clamp(28px,3vw,48px)]">
              {words.articles.related}
            </h2>
            <ArticleEntries words={words} articles={related} isWithin />
          </div>
        </section>
      ) : null}
      <AccentBand heading={words.articles.next}>
        <ButtonLink href="/quote" look="ink">
          {words.everywhere.getQuote}
        </ButtonLink>
      </AccentBand>
    </>
  );
}

const dayOf = (moment: string | null | undefined): string | undefined =>
  moment ? isoDay(new Date(moment)) : undefined;

type Named = readonly (string | { readonly id: string; readonly title: string })[];

const idsOf = (named: Named | null | undefined): string[] =>
  (named ?? []).map((each) => (typeof each === 'string' ? each : each.id));

/** Those that have a page; one that is not published comes as its id. */
const linksBy =
  (paths: Readonly<Record<string, string>>) =>
  (named: Named | null | undefined): NamedLink[] =>
    (named ?? []).flatMap((each) => {
      const href = typeof each === 'string' ? undefined : paths[each.id];
      return typeof each === 'string' || href === undefined ? [] : [{ href, label: each.title }];
    });

/** It is a sample, or one of its authors was made up. */
const isInvented = ({ placeholder, authors }: Article): boolean =>
  placeholder === true ||
  (authors ?? []).some((author) => typeof author !== 'string' && author.placeholder === true);

const authorsOf = ({ authors }: Article, paths: Readonly<Record<string, string>>) =>
  (authors ?? []).flatMap((author) =>
    typeof author === 'string'
      ? []
      : [{ href: paths[author.id], label: author.title, role: author.role }],
  );

export const articlePages = documentPages('articles', ArticlePage, {
  feeds: feedLinks,
  isArticle: true,
  isSample: isInvented,
});
