import { caseStudyPages } from '@/site/pages/case-study-page';
import { documentRoute } from '@/site/pages/document-route';

const route = documentRoute(caseStudyPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
