import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleSheets } from '../../../src/platform/next/build-folder.mjs';
import { listUndrawnDocuments, readBuiltPages } from '../../../src/platform/next/built-pages.mjs';
import { deadCode, routesWithReact, undrawnParts } from '../../../src/site/browser/dead-code.mjs';
import { Failure } from '../failure.mjs';
import { filesOfIslands, islandEntries, islandPlugin, refuseSettings } from './island-code.mjs';
import { inProject, projectRoot } from '../project.mjs';

/** Next serves what is here with endless caching: the names change with the content. */
const place = ['static', 'site'];

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: projectRoot,
  entryNames: '[name]-[hash]',
  chunkNames: '[hash]',
  bundle: true,
  splitting: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'linked',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Asked for on the server alone (src/platform/next).
  external: ['next/dist/server/*'],
  logLevel: 'error',
};

/**
 * Bundles what public pages run in the browser in place of React (docs/decisions/15), and what a
 * preview runs besides (docs/decisions/25), into Next's build. `browser-code.json` in there names
 * what a page loads, and holds the styles that it has within itself.
 * @param {string} distDir Next's, relative to the project
 * @param {readonly string[]} withReact the routes of the pages that keep all of React
 */
export async function bundleBrowserCode(distDir, withReact) {
  // Not at the top: this file is read before the dependencies are installed.
  const { build, stop } = await import('esbuild');
  const outdir = inProject(distDir, ...place);
  /** @param {Record<string, string>} entryPoints @param {import('esbuild').BuildOptions} [more] */
  const bundle = (entryPoints, more = {}) =>
    build({ ...options, ...more, entryPoints, outdir, metafile: true });
  // Apart from the page's script: what both share would be one more file for every visitor.
  const islands = await bundle(islandEntries(), { plugins: [islandPlugin] });
  refuseSettings(islands.metafile);
  const define = {
    ...options.define,
    // As a text: esbuild puts an object into a file of its own.
    ISLANDS: JSON.stringify(JSON.stringify(filesOfIslands(islands.metafile, address))),
  };
  const { metafile } = await bundle({ main: 'src/site/browser/main.ts' }, { define });
  withoutIdleImports(metafile);
  // By itself: a part that both share would be one more file for every visitor.
  const preview = await bundle({ preview: 'src/site/preview/browser/main.ts' });
  // Its own process would stay for as long as ours.
  await stop();
  const [script = '', { imports } = { imports: [] }] = entryOf(metafile);
  const needed = imports.filter(({ kind }) => kind === 'import-statement');
  const browserCode = {
    script: address(script),
    // Named in the page, too, so that the browser need not read the script first.
    imports: needed.map(({ path: file }) => address(file)),
    preview: address(entryOf(preview.metafile)[0] ?? ''),
    styles: smallStyles(distDir),
    withReact,
  };
  writeFileSync(inProject(distDir, 'browser-code.json'), JSON.stringify(browserCode));
}

/** @param {string} file */
const address = (file) => ['/_next', ...place, path.basename(file)].join('/');

/**
 * esbuild has every file load its helpers for CommonJS, also where none is called: for each page one
 * more request. A file of helpers does nothing by itself, so such an import is left out.
 * @param {import('esbuild').Metafile} metafile
 */
function withoutIdleImports({ outputs }) {
  const helpers = Object.keys(outputs).filter((file) => isOfBundler(outputs[file]));
  for (const [file, output] of Object.entries(outputs)) {
    const code = readFileSync(inProject(file), 'utf8');
    for (const helper of helpers) {
      const idle = `import"./${path.basename(helper)}";`;
      if (!code.includes(idle)) continue;
      writeFileSync(inProject(file), code.replace(idle, ''));
      output.imports = output.imports.filter(({ path: imported }) => imported !== helper);
    }
  }
}

/** @param {import('esbuild').Metafile['outputs'][string] | undefined} output */
const isOfBundler = (output) => Object.keys(output?.inputs ?? {}).length === 0;

/** @param {import('esbuild').Metafile} metafile */
function entryOf({ outputs }) {
  return Object.entries(outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
}

/** In bytes. To ask for a sheet below that takes a phone longer than to get it with the page. */
const smallBelow = 2000;

/**
 * The style sheets that Next has put apart although they hold next to nothing, such as the fonts'.
 * @param {string} distDir
 * @returns {Record<string, string>} what is in each, by its address
 */
function smallStyles(distDir) {
  /** @type {Record<string, string>} */
  const styles = {};
  for (const { file, address } of styleSheets(inProject(distDir))) {
    const css = readFileSync(file, 'utf8');
    if (css.length < smallBelow) styles[address] = inDocument(css, address);
  }
  return styles;
}

/**
 * Styles as they stand in a page: files are named by the place of the site, not of the sheet.
 * @param {string} css
 * @param {string} address
 */
function inDocument(css, address) {
  const pathOf = (/** @type {string} */ file) => new URL(file, `http://site${address}`).pathname;
  return css
    .replaceAll(/url\(([^):"']+)\)/g, (_, /** @type {string} */ file) => `url(${pathOf(file)})`)
    .replace(/\n?\/\*# sourceMappingURL=.*$/s, '')
    .trim();
}

/**
 * Refuses a build in which a visitor would see what nobody can use
 * (docs/decisions/34-nothing-dead.md).
 * @param {string} distDir Next's, relative to the project
 * @returns {Promise<string[]>} the routes of the public pages that keep all of React
 */
export async function checkPageCode(distDir) {
  const folder = inProject(distDir);
  const pages = await readBuiltPages(folder);
  const withReact = routesWithReact(pages);
  const dead = [...deadCode(pages), ...undrawnParts(await listUndrawnDocuments(folder), withReact)];
  if (dead.length > 0) throw new Failure(`The build was refused.\n${dead.join('\n')}`);
  return withReact;
}
