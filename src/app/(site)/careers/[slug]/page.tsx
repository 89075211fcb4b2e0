import { documentRoute } from '@/site/pages/document-route';
import { positionPages } from '@/site/pages/position-pages';

const route = documentRoute(positionPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
