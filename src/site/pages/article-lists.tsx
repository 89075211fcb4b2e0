import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { fillIn } from '@/forms/reply-template';
import type { Collections } from '~/collections/page-types/page-type';
import { articlePages } from '~/collections/page-types/articles';

import {
  feedLinks,
  listArticleCategories,
  listArticles,
  pageOfList,
  type Within,
} from '../articles';
import { getDocument, getHeadedPage, getSmallWords, isShown } from '../content';
import { pageMetadata } from '../frame/page-metadata';
import { ArticleList } from '../sections/articles/article-list';
import { PageOpening } from '../sections/page-opening';
import { SampleMark } from '../sections/sample-mark';
import { documentPages, isInvented, type DocumentProps } from './document-route';
import { listRoute, type ListProps } from './list-route';

const { list } = articlePages;

interface ListViewProps {
  heading: string;
  intro: string;
  /** The address of the first page. */
  path: string;
  page: number;
  within?: Within;
  /** Its author was made up. */
  isSample?: boolean;
}

/** A page of a list, under its heading. */
async function ListView({ heading, intro, path, page, within, isSample }: ListViewProps) {
  const [words, categories, shown] = await Promise.all([
    getSmallWords(),
    listArticleCategories(),
    listArticles(page, within),
  ]);
  if (shown.articles.length === 0) notFound();
  return (
    <>
      <PageOpening heading={heading} intro={intro}>
        <SampleMark words={words} of={[{ placeholder: isSample }]} className="mt-3" />
      </PageOpening>
      <ArticleList {...{ words, categories, page, shown }} list={path} />
    </>
  );
}

const Articles = ({ heading, intro }: ListProps) => (
  <ListView heading={heading} intro={intro} path={list.path} page={1} />
);

/** All articles. */
export const articleList = listRoute({ ...list, feeds: feedLinks }, Articles);

type ListOwner = 'article-categories' | 'authors';

const introOf = (document: Collections[ListOwner]): string =>
  'role' in document
    ? [document.role, document.about].filter(Boolean).join('. ')
    : document.description;

/** What a category or an author lists. */
const withinOf = (collection: ListOwner, slug: string): Within => ({
  field: collection === 'authors' ? 'authors' : 'categories',
  slug,
});

const listOf = (collection: ListOwner) =>
  function DocumentList({ document, path }: DocumentProps<ListOwner>) {
    return (
      <ListView
        heading={document.title}
        intro={introOf(document)}
        path={path}
        page={1}
        within={withinOf(collection, document.slug)}
        isSample={isInvented(document)}
      />
    );
  };

/** The articles of a category. */
export const categoryPages = documentPages('article-categories', listOf('article-categories'), {
  feeds: feedLinks,
});
/** The articles of an author. */
export const authorPages = documentPages('authors', listOf('authors'), { feeds: feedLinks });

interface FurtherProps {
  readonly params: Promise<{ number: string; slug?: string }>;
}

/** The pages of a list after the first one; search engines find the articles there, and list no such page. */
export function furtherPages(collection?: ListOwner) {
  const read = async ({ params }: FurtherProps) => {
    const { number, slug = '' } = await params;
    const page = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
    if (page < 2 || !(await isShown(list.path))) notFound();
    if (collection === undefined) {
      const { heading, intro } = await getHeadedPage(list.global);
      return { heading, intro, path: list.path, page, isSample: false };
    }
    const document = await getDocument(collection, slug);
    if (document === null) notFound();
    const path = `${list.path}/${collection === 'authors' ? 'author' : 'category'}/${slug}`;
    const within = withinOf(collection, slug);
    const isSample = isInvented(document);
    return { heading: document.title, intro: introOf(document), path, page, within, isSample };
  };
  return {
    generateMetadata: async (props: FurtherProps): Promise<Metadata> => {
      const [{ heading, intro, path, page, isSample }, { articles: words }] = await Promise.all([
        read(props),
        getSmallWords(),
      ]);
      const number = fillIn(words.page, { number: String(page) });
      return pageMetadata({
        path: pageOfList(path, page),
        title: `${heading}, ${number}`,
        description: intro,
        feeds: feedLinks,
        isSample,
      });
    },
    Page: async (props: FurtherProps) => <ListView {...await read(props)} />,
  };
}
