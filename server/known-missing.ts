import { resolve } from 'node:path';
import { goOn, readRoutes, type IsMissing } from 'static-next-server';
import { routesOfDocuments } from '~/collections/page-paths';
import { expiry } from '@/platform/expiry/expiry';
import { KnownPages } from '@/site/known-pages';

/**
 * Knows at which addresses there is no page without having Next look: it would make the page that
 * says so anew for each, 26 ms of a processor, and strangers ask for any number of them.
 * @param distDir Next's, such as `.next`
 */
export function knowMissing(distDir: string): IsMissing {
  const routeOf = readRoutes(resolve(distDir));
  const pages = new KnownPages(expiry);
  return (path, ask) => {
    // Next leads from it to the address without.
    if (path.endsWith('/')) return false;
    const route = routeOf(path);
    if (route === undefined) return true;
    if (!routesOfDocuments.has(route)) return false;
    return goOn(pages.has(path, ask), (has) => has === false);
  };
}
