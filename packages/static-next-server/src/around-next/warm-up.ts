import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { AreaOf, Lifecycle } from '../exchange.ts';
import type { AroundNext } from './around-next.ts';

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/**
 * The public pages that a build has rendered.
 * @param distDir Next's, such as `.next`
 */
export async function prerenderedPages(distDir: string, areaOf: AreaOf): Promise<string[]> {
  const file = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(file)).routes).filter(
    // `/_not-found` and its like are Next's own; `/sitemap.xml` and its like are no pages, nor are
    // share images: to draw all of them anew would hold up the first visitors for seconds.
    (path) => areaOf(path).isPublic === true && !/^\/_|\.|\/opengraph-image/.test(path),
  );
}

export interface WarmUp {
  readonly site: AroundNext;
  readonly areaOf: AreaOf;
  readonly lifecycle: Lifecycle;
}

const lookAgainMs = 100;
const mostLooks = 300;

/**
 * Asks for every page, so that each has a last good copy before anybody has visited it, and so that
 * Next makes those anew that have expired.
 */
export async function warmUp(paths: readonly string[], warm: WarmUp): Promise<void> {
  // Two workers take their paths from one iterator, each the next one. More pages at a time would
  // take the database from the visitors.
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) await askUntilMade(path, warm);
  };
  await Promise.all([work(), work()]);
}

/**
 * Next answers with an expired page at once, and makes it anew in the background: only when it no
 * longer says `STALE` is the page made, or has failed.
 */
async function askUntilMade(path: string, { site, areaOf, lifecycle }: WarmUp): Promise<void> {
  for (let look = 0; look < mostLooks && !lifecycle.draining; look += 1) {
    // A page that fails now has no good copy yet; Next has logged why.
    const answer = await site.ask(encodeURI(path)).catch(() => undefined);
    if (answer?.status === 200) site.pages.from(path, areaOf(path), answer);
    if (answer?.headers['x-nextjs-cache'] !== 'STALE') return;
    await wait(lookAgainMs);
  }
}
