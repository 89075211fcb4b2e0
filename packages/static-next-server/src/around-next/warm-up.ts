import type { AreaOf, Lifecycle } from '../exchange.ts';
import { readPrerendered } from '../next-internals/routes.ts';
import type { AroundNext } from './around-next.ts';

/**
 * The public pages that a build has rendered, and the files beside them, such as `/sitemap.xml`.
 * @param distDir Next's, such as `.next`
 */
export async function prerenderedPages(distDir: string, areaOf: AreaOf): Promise<string[]> {
  return (await readPrerendered(distDir)).filter(
    // `/_not-found` and its like are Next's own. To draw all share images anew would hold up the
    // first visitors for seconds.
    (path) =>
      areaOf(path).isPublic === true && !/^\/_|\.(?:png|ico|svg)$|\/opengraph-image/.test(path),
  );
}

export interface WarmUp {
  readonly site: AroundNext;
  readonly areaOf: AreaOf;
  readonly lifecycle: Lifecycle;
}

/** Has each page and file made, so that it is ready before anybody has asked for it. */
export async function warmUp(
  paths: readonly string[],
  { site, areaOf, lifecycle }: WarmUp,
): Promise<void> {
  // Two workers take their paths from one iterator, each the next one. More pages at a time would
  // take the database from the visitors.
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting)
      if (!lifecycle.draining) await site.makePage(encodeURI(path), areaOf(path));
  };
  await Promise.all([work(), work()]);
}
