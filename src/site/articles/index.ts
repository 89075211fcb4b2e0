/** What the agency writes, at /insights. */
export {
  articlesAPage,
  getRelatedArticles,
  listArticleCategories,
  listArticles,
  listLatestArticles,
  type ArticleCard,
  type ArticleCategoryLink,
  type ArticleList,
  type Within,
} from './read-articles';
export { listPathsOfArticles, pageOfList } from './list-paths';
export { feedLinks, feedPaths } from './feeds/feed-paths';
