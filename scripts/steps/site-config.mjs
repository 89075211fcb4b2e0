import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { inProject, projectRoot } from './project.mjs';

/**
 * What site.config.ts settles, with what src/features.ts makes of it, for scripts that Node runs as
 * they are.
 * @returns {Promise<Record<'featuresOn' | 'featuresOff' | 'unreadSettings', string[]> & { seed: string }>}
 * @throws Error that names what cannot be, and its remedy
 */
export async function readSiteConfig() {
  // Not at the top: this file is read before the dependencies are installed.
  const [{ buildSync }, { z }] = await Promise.all([import('esbuild'), import('zod')]);
  // At once, in a process that is gone then: another bundle may be under way in ours.
  const { outputFiles } = buildSync({
    absWorkingDir: projectRoot,
    stdin: {
      contents: `export * from './src/features'; export { seed } from './site.config';`,
      resolveDir: projectRoot,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  /** @type {unknown} */
  const made = await import(`data:text/javascript;base64,${code}`);
  const names = z.array(z.string());
  return z
    .object({ seed: z.string(), featuresOn: names, featuresOff: names, unreadSettings: names })
    .parse(made);
}

/** Off as the site is delivered: its tests do without its route, and none is skipped. */
const offAtFirst = ['mcp'];

/** Whether any other feature is off. */
export const lacksFeatures = async () =>
  (await readSiteConfig()).featuresOff.some((feature) => !offAtFirst.includes(feature));

/**
 * Where that lies with which an empty database is filled.
 * @param {string} [chosen] as site.config.ts names it
 * @returns {Promise<{ words: string, pictures: string }>} folders, from the project's root
 */
export async function seedFolders(chosen) {
  const seed = chosen ?? (await readSiteConfig()).seed;
  if (seed === 'demo') return { words: 'seed/content', pictures: 'seed/images' };
  const words = seed === 'empty' ? 'seed/empty' : path.normalize(seed);
  if (!existsSync(inProject(words, 'index.ts')))
    throw new Failure(
      `The seed in site.config.ts is “${seed}”, and there is no ${words}/index.ts: copy seed/empty there and write your own words, or choose “demo” or “empty”.`,
    );
  return { words, pictures: `${words}/images` };
}
