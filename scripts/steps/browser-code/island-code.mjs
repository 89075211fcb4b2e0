import { readdirSync, readFileSync } from 'node:fs';
import { Failure } from '../failure.mjs';
import { inProject, projectRoot } from '../project.mjs';

/** A file of one island, whose name is its own: `carousel.island.tsx`. */
const islandFile = /([^/]+)\.island\.tsx$/;

/**
 * What is wrong with the file of an island: it would be dead when built, or in development.
 * @param {string} file
 * @param {string} code
 * @returns {string | undefined}
 */
export function islandFault(file, code) {
  const [, name = ''] = islandFile.exec(file) ?? [];
  if (!code.startsWith("'use client';"))
    return `${file} is the file of an island: begin it with 'use client';`;
  const [, called] = /^export default island\(\s*\{\s*name: '([^']+)'/m.exec(code) ?? [];
  if (called !== name)
    return `${file} is the file of an island: let it end with export default island({ name: '${name}', … }, Component)`;
  return undefined;
}

/**
 * @returns {Record<string, string>} what to bundle for each island, by its name
 * @throws {Failure} where a file would not do
 */
export function islandEntries() {
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => islandFile.test(file))
    .map((file) => `src/${file}`);
  /** @type {Map<string, string>} */
  const entries = new Map();
  const faults = files.flatMap((file) => {
    const [, name = ''] = islandFile.exec(file) ?? [];
    const other = entries.get(name);
    entries.set(name, `island:${file}`);
    if (other) return [`${file} and ${other} have one name: call one of them otherwise`];
    return islandFault(file, readFileSync(inProject(file), 'utf8')) ?? [];
  });
  if (faults.length > 0) throw new Failure(`The build was refused.\n${faults.join('\n')}`);
  return Object.fromEntries(entries);
}

/**
 * What a browser loads for an island: its component, and what hydrates it.
 * @type {import('esbuild').Plugin}
 */
export const islandPlugin = {
  name: 'islands',
  setup(build) {
    build.onResolve({ filter: /^island:/ }, ({ path: asked }) => ({
      path: asked.slice('island:'.length),
      namespace: 'island',
    }));
    build.onLoad({ filter: /./, namespace: 'island' }, ({ path: file }) => ({
      contents: `import { hydrate } from '@/islands/hydrate';
        import Island from ${JSON.stringify(inProject(file))};
        export const hydrateIsland = (host) => hydrate(host, Island.component);`,
      resolveDir: projectRoot,
      loader: 'js',
    }));
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      errors: [
        {
          text: `An island imports ${file}: write styles as classes, or in src/ui/styles/site.css`,
        },
      ],
    }));
  },
};

/**
 * Next writes settings into what it bundles for browsers; here nobody does.
 * @param {import('esbuild').Metafile} metafile
 * @throws {Failure} where the code of an island reads one
 */
export function refuseSettings({ outputs }) {
  const read = Object.keys(outputs)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(inProject(file), 'utf8').match(/process\.env\.\w+/g) ?? []);
  if (read.length > 0)
    throw new Failure(
      `The code of an island reads ${read.join(', ')}, which no browser has: read it where the page is drawn, and give it to the island as a prop.`,
    );
}

/**
 * The files of each island. All are named, so that none waits until another has been read.
 * @param {import('esbuild').Metafile} metafile
 * @param {(file: string) => string} address
 */
export function filesOfIslands({ outputs }, address) {
  /** @param {string} file @returns {string[]} */
  const needed = (file) =>
    (outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path: imported }) => [imported, ...needed(imported)]);
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
      const [, name] = islandFile.exec(entryPoint) ?? [];
      const imports = [...new Set(needed(file))].map(address);
      return name === undefined ? [] : [[name, { script: address(file), imports }]];
    }),
  );
}
