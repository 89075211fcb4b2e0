import { customFormPages } from '@/site/pages/custom-form-page';
import { documentRoute } from '@/site/pages/document-route';

const route = documentRoute(customFormPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
