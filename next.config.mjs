import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { z } from 'zod';

const programs = path.resolve(process.env.PROGRAMS_DIR || 'dist');
const isDevelopment = process.env.NODE_ENV === 'development';

const cookie = z.object({ type: z.literal('cookie'), key: z.string() });
const program = z.object({
  developmentHeaders: z.array(
    z.object({
      source: z.string(),
      has: z.array(cookie).optional(),
      missing: z.array(cookie).optional(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** What the web process sends by itself: `npm run dev` has none, and bundles what knows it. */
async function headersOfDevelopment() {
  const { href } = pathToFileURL(path.join(programs, 'development-headers.mjs'));
  return program.parse(await import(href)).developmentHeaders;
}

/**
 * `page.dev.tsx` is a page in development alone, `route.incoming-mail.ts` a route where the site reads mails
 * (site.config.ts).
 */
async function pageExtensions() {
  const { readSiteConfig } = await import('./scripts/steps/site-config.mjs');
  const { featuresOn } = await readSiteConfig();
  return [...(isDevelopment ? ['dev'] : []), ...featuresOn]
    .flatMap((name) => [`${name}.tsx`, `${name}.ts`])
    .concat('tsx', 'ts');
}

/** @type {import('next').NextConfig} */
const config = {
  // Tests build beside a running site; see scripts/test.mjs.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Next's own cache, which tells the web process at once what has expired. `npm start`,
  // `npm run dev` and `npm test` bundle it (src/platform/expiry).
  cacheHandler: path.join(programs, 'cache-handler.mjs'),
  // Room for what pages are made of. Pages that are made are kept by the web process
  // (docs/decisions/16-ready-pages.md), and take ten times as much here.
  cacheMaxMemorySize: 32 * 2 ** 20,
  // The web process compresses (server/), once a page instead of once a visit.
  compress: false,
  // … and tags what it sends.
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  ...(isDevelopment && { headers: headersOfDevelopment }),
  serverExternalPackages: [
    // Reads files of its own as it runs.
    'imapflow',
    // Node loads these once. A bundle holds four copies of them: to build it takes a quarter longer,
    // and a web process needs 30 MB more.
    ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql'],
    'drizzle-orm',
    // Chooses files of its own by where it runs; where assistants are off nothing loads it.
    '@modelcontextprotocol/server',
  ],
  // Pages take their pictures from /api/media. Next's own resizer would be open to everybody.
  images: { unoptimized: true },
  // `npm test` checks the types; a mistake in a test must not keep the site from starting.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // An unknown address gets a whole page from the server, also without JavaScript.
    globalNotFound: true,
    // Whoever may not open a page of the inbox is told so, with 403 (src/accounts/session/viewer.ts).
    authInterrupts: true,
    // Else each unknown address below /work and /industries is written to the disk, for good.
    isrFlushToDisk: false,
    // Writing it takes longer than it saves: `npm start` builds rarely.
    turbopackFileSystemCacheForBuild: false,
    // Made only where Node is to read them; see scripts/steps/build.mjs.
    turbopackSourceMaps: process.env.BUILD_SOURCE_MAPS === 'true',
  },
};

/** @param {string} phase as Next names it: who serves a build has its routes, and no sources */
export default async function configOf(phase) {
  const routes = phase !== PHASE_PRODUCTION_SERVER && { pageExtensions: await pageExtensions() };
  return withPayload({ ...config, ...routes }, { devBundleServerPackages: false });
}
