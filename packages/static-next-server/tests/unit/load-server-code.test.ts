import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadServerCode } from '../../src/next-internals/server-code.ts';

/** Files of a build that say so when they are run. */
async function build(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  // As Next writes it.
  await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, 'server', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, code);
  }
  return folder;
}

const manifest = (...entries: string[]) =>
  JSON.stringify(Object.fromEntries(entries.map((entry) => [entry, entry])));

const says = (what: string) => `(globalThis.loadedCode ??= []).push('${what}');`;
/** As Next's own. */
const entry = `{
  routeModule: {
    relativeProjectDir: 'site',
    known: [],
    loadManifests(page, folder) {
      this.known.push(page);
      globalThis.loadedCode.push(this.known.join() + ' in ' + folder);
    },
  },
}`;
const thrown = 'throw new Error("broken")';
const rejected = 'module.exports = Promise.reject(new Error("broken"))';

declare global {
  var loadedCode: string[] | undefined;
}

test('all chunks and all entries are loaded, also what an entry waits for', async () => {
  const folder = await build({
    'app-paths-manifest.json': manifest('app/page.js', 'app/admin/page.js'),
    'chunks/lazy.js': says('lazy'),
    'chunks/ssr/deep.js': says('deep'),
    'chunks/ssr/deep.js.map': 'no code',
    'app/page.js': `${says('page')} module.exports = ${entry};`,
    'app/admin/page.js': `module.exports = new Promise((done) => setTimeout(done, 20)).then(() => {
      ${says('admin')} return ${entry}; });`,
  });
  await loadServerCode(folder);
  const site = path.resolve('site');
  expect(globalThis.loadedCode?.toSorted()).toEqual([
    'admin',
    `app/admin/page.js in ${site}`,
    `app/page.js in ${site}`,
    'deep',
    'lazy',
    'page',
  ]);
});

test.each([
  { what: 'a chunk', file: 'chunks/broken.js', code: thrown },
  { what: 'an entry', file: 'app/page.js', code: thrown },
  { what: 'what an entry waits for', file: 'app/page.js', code: rejected },
])('$what that cannot be loaded is told', async ({ file, code }) => {
  const folder = await build({
    'app-paths-manifest.json': manifest('app/page.js'),
    'chunks/fine.js': '',
    'app/page.js': `module.exports = ${entry};`,
    [file]: code,
  });
  await expect(loadServerCode(folder)).rejects.toThrow('broken');
});
