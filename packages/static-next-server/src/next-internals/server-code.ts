import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { z } from 'zod';

const manifest = z.record(z.string(), z.string());

/** What Next has of a page or a route. */
interface RouteModule {
  readonly relativeProjectDir: string;
  readonly loadManifests: (page: string, projectDir: string) => unknown;
}

const entry = z.object({
  routeModule: z.custom<RouteModule>(
    (value) => value instanceof Object && 'loadManifests' in value && 'relativeProjectDir' in value,
  ),
});

/**
 * Loads all code that a build has made for the server, and what Next knows of each page. Left to
 * Next, the rest of it comes with the first request for a page, and Next and Turbopack remember for
 * good what they could not read then: while no file handle was free, say.
 * The files, and what a page's module has, are Next's own (read in 16.4.6).
 * @param distDir Next's, such as `.next`; absolute
 * @throws what kept code from being loaded
 */
export async function loadServerCode(distDir: string): Promise<void> {
  const folder = join(distDir, 'server');
  const load = createRequire(join(folder, 'entries.js'));
  const chunks = await readdir(join(folder, 'chunks'), { recursive: true });
  for (const chunk of chunks.filter((name) => name.endsWith('.js'))) {
    load(join(folder, 'chunks', chunk));
    await otherWork();
  }
  const pages = await readFile(join(folder, 'app-paths-manifest.json'), 'utf8');
  for (const [page, file] of Object.entries(manifest.parse(JSON.parse(pages)))) {
    // One that waits for something is a promise.
    const { routeModule } = entry.parse(await load(join(folder, file)));
    routeModule.loadManifests(page, join(process.cwd(), routeModule.relativeProjectDir));
    await otherWork();
  }
}
