import { furtherPages } from '@/site/pages/article-lists';

const route = furtherPages('article-categories');

/** Each is made at its first visit. */
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.Page;
