import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const routesManifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** @returns the route by which Next answers at a path, such as `/[slug]`; undefined for none */
export type RouteOf = (path: string) => string | undefined;

/**
 * The routes of a build: from a file that Next writes for itself (read in 16.4.6).
 * @param distDir Next's, such as `.next`
 */
export function readRoutes(distDir: string): RouteOf {
  const file = readFileSync(join(distDir, 'routes-manifest.json'), 'utf8');
  const { staticRoutes, dynamicRoutes } = routesManifest.parse(JSON.parse(file));
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  // In the order in which Next tries them.
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => (fixed.has(path) ? path : dynamic.find(({ regex }) => regex.test(path))?.page);
}

const prerenderManifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/**
 * The paths of all that a build has rendered, Next's own included: from a file that Next writes for
 * itself (read in 16.4.6), since it tells them to nobody else.
 * @param distDir Next's, such as `.next`
 */
export async function readPrerendered(distDir: string): Promise<string[]> {
  const file = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  return Object.keys(prerenderManifest.parse(JSON.parse(file)).routes);
}
