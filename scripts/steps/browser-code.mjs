import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, projectRoot } from './project.mjs';

/** Next serves what lies here, for good: the names change with the content. */
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
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/**
 * Bundles what public pages run in the browser in place of React (docs/decisions/15), and what a
 * preview runs besides (docs/decisions/25), into Next's build. `browser-code.json` in there names
 * what a page loads.
 * @param {string} distDir Next's, relative to the project
 */
export async function bundleBrowserCode(distDir) {
  // Not at the top: this file is read before the dependencies are installed.
  const { build, stop } = await import('esbuild');
  const outdir = inProject(distDir, ...place);
  const bundle = (/** @type {Record<string, string>} */ entryPoints) =>
    build({ ...options, entryPoints, outdir, metafile: true });
  const { metafile } = await bundle({ main: 'src/site/browser/main.ts' });
  // By itself: a part that both share would be one more file for every visitor.
  const preview = await bundle({ preview: 'src/site/preview/browser/main.ts' });
  // Its own process would stay for as long as ours.
  await stop();
  const address = (/** @type {string} */ file) =>
    ['/_next', ...place, path.basename(file)].join('/');
  const [script = '', { imports } = { imports: [] }] = entryOf(metafile);
  const needed = imports.filter(({ kind }) => kind === 'import-statement');
  const browserCode = {
    script: address(script),
    // Named in the page, too, so that the browser need not read the script first.
    imports: needed.map(({ path: file }) => address(file)),
    preview: address(entryOf(preview.metafile)[0] ?? ''),
  };
  writeFileSync(inProject(distDir, 'browser-code.json'), JSON.stringify(browserCode));
}

/** @param {import('esbuild').Metafile} metafile */
function entryOf({ outputs }) {
  return Object.entries(outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
}
