import { articleList } from '@/site/pages/article-lists';

export const generateMetadata = articleList.generateMetadata;
export default articleList.Page;
