export { ArticleText } from './article-text';
