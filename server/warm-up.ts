import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { areaOf } from './areas';
import type { AskNext } from './ask-next';
import { readDistDir } from './dist-dir';
import type { Lifecycle } from './lifecycle';
import type { Pages } from './pages';

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/** The public pages that the build has rendered. */
async function prerenderedPages(distDir: string): Promise<string[]> {
  const file = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(file)).routes).filter(
    // `/_not-found` and its like are Next's own; `/sitemap.xml` and its like are no pages, nor are
    // share images: to draw all of them anew would hold up the first visitors for seconds.
    (path) => areaOf(path) === 'site' && !/^\/_|\.|\/opengraph-image/.test(path),
  );
}

/**
 * Asks for every page once, one after the other, so that each has a last good copy before anybody
 * has visited it.
 */
export async function warmUp(
  paths: readonly string[],
  askNext: AskNext,
  pages: Pages,
  lifecycle: Lifecycle,
): Promise<void> {
  for (const path of paths) {
    if (lifecycle.draining) return;
    // A page that fails now has no good copy yet; Next has logged why.
    const answer = await askNext(encodeURI(path)).catch(() => undefined);
    if (answer?.status === 200) pages.from(path, answer);
  }
}

/**
 * Has the site make every page anew in the background: Next forgets at a restart which pages had
 * expired (docs/decisions/07). Asking for the pages once more is what sets each one going.
 */
async function expirePages(askNext: AskNext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await askNext('/api/internal/renew-pages', { method: 'POST', headers });
}

/** What the process does with the public pages as it starts, before anybody visits them. */
export async function visitPages(
  root: string,
  askNext: AskNext,
  pages: Pages,
  lifecycle: Lifecycle,
  token: string,
): Promise<void> {
  const paths = await prerenderedPages(await readDistDir(root));
  await warmUp(paths, askNext, pages, lifecycle);
  await expirePages(askNext, token);
  await warmUp(paths, askNext, pages, lifecycle);
}
