import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, projectRoot } from './project.mjs';

/** Next serves what lies here, for good: the names change with the content. */
const place = ['static', 'site'];

/**
 * Bundles what public pages run in the browser in place of React (docs/decisions/15), into Next's
 * build. `browser-code.json` in there names what a page loads.
 * @param {string} distDir Next's, relative to the project
 */
export async function bundleBrowserCode(distDir) {
  // Not at the top: this file is read before the dependencies are installed.
  const { build, stop } = await import('esbuild');
  const outdir = inProject(distDir, ...place);
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/site/browser/main.ts'],
    outdir,
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
    metafile: true,
    logLevel: 'error',
  });
  // Its own process would stay for as long as ours.
  await stop();
  const address = (/** @type {string} */ file) =>
    ['/_next', ...place, path.basename(file)].join('/');
  const [script = '', { imports } = { imports: [] }] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
  const needed = imports.filter(({ kind }) => kind === 'import-statement');
  const browserCode = {
    script: address(script),
    // Named in the page, too, so that the browser need not read the script first.
    imports: needed.map(({ path: file }) => address(file)),
  };
  writeFileSync(inProject(distDir, 'browser-code.json'), JSON.stringify(browserCode));
}
