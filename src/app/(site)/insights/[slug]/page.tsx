import { articlePages } from '@/site/pages/article-page';
import { documentRoute } from '@/site/pages/document-route';

const route = documentRoute(articlePages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
