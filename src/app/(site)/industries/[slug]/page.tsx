import { documentRoute } from '@/site/pages/document-route';
import { industryPages } from '@/site/pages/industry-page';

const route = documentRoute(industryPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
