import { authorPages } from '@/site/pages/article-lists';
import { documentRoute } from '@/site/pages/document-route';

const route = documentRoute(authorPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
