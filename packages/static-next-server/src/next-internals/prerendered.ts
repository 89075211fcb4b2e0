import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ routes: z.record(z.string(), z.unknown()) });

/**
 * The paths of all that a build has rendered, Next's own included: from a file that Next writes for
 * itself (read in 16.4.6), since it tells them to nobody else.
 * @param distDir Next's, such as `.next`
 */
export async function readPrerendered(distDir: string): Promise<string[]> {
  const file = await readFile(join(distDir, 'prerender-manifest.json'), 'utf8');
  return Object.keys(manifest.parse(JSON.parse(file)).routes);
}
