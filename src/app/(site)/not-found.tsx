import { NotFoundPage } from '@/site/pages/not-found-page';

/**
 * For navigation in the browser; the web process answers a first visit with the global page. Every
 * page carries this one along, so it goes without the drawing.
 */
export default function NotFound() {
  return <NotFoundPage />;
}
