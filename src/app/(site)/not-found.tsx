import { NotFoundView } from '@/site/sections/not-found/not-found-view';

/**
 * For navigation in the browser; the web process answers a first visit with the global page. Every
 * page carries this one along, so it goes without the drawing.
 */
export default function NotFound() {
  return <NotFoundView />;
}
