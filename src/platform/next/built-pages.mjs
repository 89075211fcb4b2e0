import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { fileOf } from './page-code.mjs';

/*
 * What a build says of its pages. None of it is public API of Next; read in 16.4.6. A build in which it
 * is written in another way fails here, by name.
 */

/**
 * @param {string} distDir Next's, such as `.next`
 * @returns {Promise<import('./page-code.mjs').PageCode[]>} of each page
 */
export async function readBuiltPages(distDir) {
  // Not at the top: scripts read this file before the dependencies are installed.
  const { z } = await import('zod');
  const read = (/** @type {string} */ name) =>
    readFileSync(path.join(distDir, 'server', name), 'utf8');
  const names = z.record(z.string(), z.string());
  const references = z.object({
    node: z.record(
      z.string(),
      z.object({ filename: z.string(), workers: z.record(z.string(), z.unknown()) }),
    ),
  });
  const clientModules = z
    .record(z.string(), z.unknown())
    .refine((modules) => Object.keys(modules).length > 0, 'lacks Next’s own components');
  const pages = Object.keys(names.parse(JSON.parse(read('app-paths-manifest.json'))));
  const actions = Object.values(
    references.parse(JSON.parse(read('server-reference-manifest.json'))).node,
  );
  return pages
    .filter((page) => page.endsWith('/page'))
    .map((page) => {
      // A script that writes into a global.
      const global = {};
      runInNewContext(read(`app${page}_client-reference-manifest.js`), global);
      const manifest = z
        .object({ __RSC_MANIFEST: z.object({ [page]: z.object({ clientModules }) }) })
        .parse(structuredClone(global)).__RSC_MANIFEST[page];
      const calls = actions.filter(({ workers }) => Object.hasOwn(workers, `app${page}`));
      return {
        page,
        files: Object.keys(manifest?.clientModules ?? {}).map(fileOf),
        actions: calls.map(({ filename }) => filename),
      };
    });
}

/** As React (19.3.1) marks a Suspense boundary that its server left to the browser. */
const undrawn = '<!--$!-->';

/**
 * @param {string} distDir Next's, such as `.next`
 * @returns {Promise<{ address: string, route: string }[]>} the documents of a build of which React is to
 *   draw a part in the browser
 */
export async function listUndrawnDocuments(distDir) {
  const { z } = await import('zod');
  const manifest = z.object({
    routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })),
  });
  const file = readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  return Object.entries(manifest.parse(JSON.parse(file)).routes)
    .filter(([address]) => {
      const name = address === '/' ? 'index' : address;
      const document = path.join(distDir, 'server', 'app', `${name}.html`);
      return existsSync(document) && readFileSync(document, 'utf8').includes(undrawn);
    })
    .map(([address, { srcRoute }]) => ({ address, route: srcRoute ?? address }));
}
