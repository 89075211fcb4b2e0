import { composedPages } from '@/site/pages/composed-page';
import { documentRoute } from '@/site/pages/document-route';
import { legalPages } from '@/site/pages/legal-page';

/** “Last updated” is the current date on most legal pages: a page is made anew each day. */
export const revalidate = 86400;

const route = documentRoute(legalPages, composedPages);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
