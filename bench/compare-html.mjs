/**
 * Compares the HTML that two sites send, route by route, and prints each difference. Exit 1 when
 * there is one.
 *
 *   node bench/compare-html.mjs <before> <after>
 *
 * Each side is the address of a running site (http://localhost:3000) or a folder of saved pages:
 * `_work_deelflo.html` is /work/deelflo, `_.html` is the home page, and `_work_deelflo.headers`
 * beside it, where there is one, begins with the status line. The routes are those of the folder;
 * between two addresses, those of the first one's sitemap.
 *
 * What a build or a database chooses by itself is left out (bench/compare-html/normal-form.mjs).
 * Everything else counts, so both sides need the same content and a page made on the same day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { differences } from './compare-html/differences.mjs';
import { normalForm } from './compare-html/normal-form.mjs';

/**
 * @typedef {object} Side
 * @property {() => Promise<string[]>} routes
 * @property {(route: string) => Promise<{ status: number | undefined, body: string }>} read
 */

/** @param {string} folder @returns {Side} */
function savedSite(folder) {
  const fileOf = (/** @type {string} */ route) => path.join(folder, route.replaceAll('/', '_'));
  return {
    routes: () =>
      Promise.resolve(
        readdirSync(folder)
          .filter((file) => file.endsWith('.html'))
          .map((file) => file.slice(0, -'.html'.length).replaceAll('_', '/')),
      ),
    read: (route) => {
      const headers = `${fileOf(route)}.headers`;
      const status = existsSync(headers)
        ? /^HTTP\/\S+ (\d+)/.exec(readFileSync(headers, 'utf8'))?.[1]
        : undefined;
      return Promise.resolve({
        status: status === undefined ? undefined : Number(status),
        body: readFileSync(`${fileOf(route)}.html`, 'utf8'),
      });
    },
  };
}

/** @param {string} address @returns {Side} */
function runningSite(address) {
  return {
    routes: async () => {
      const sitemap = await (await fetch(new URL('/sitemap.xml', address))).text();
      return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
    },
    read: async (route) => {
      const response = await fetch(new URL(route, address), { redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    },
  };
}

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error('Usage: node bench/compare-html.mjs <before> <after>');
  process.exit(2);
}
const sideOf = (/** @type {string} */ place) =>
  /^https?:\/\//.test(place) ? runningSite(place) : savedSite(place);
const sides = { before: sideOf(before), after: sideOf(after) };
const listing = before.startsWith('http') && !after.startsWith('http') ? sides.after : sides.before;

let different = 0;
const routes = (await listing.routes()).sort();
for (const route of routes) {
  const [old, now] = await Promise.all([sides.before.read(route), sides.after.read(route)]);
  const found = differences(normalForm(old.body), normalForm(now.body));
  if (old.status !== undefined && now.status !== undefined && old.status !== now.status)
    found.unshift(`- status ${old.status}\n+ status ${now.status}`);
  if (found.length === 0) continue;
  different += 1;
  console.log(`\n${route}\n${found.join('\n…\n')}`);
}
console.log(`\n${routes.length} routes compared, ${different} differ.`);
process.exitCode = different === 0 && routes.length > 0 ? 0 : 1;
