import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../scripts/steps/web-process.mjs';

const folder = path.resolve('.data/empty-next-page');
const next = path.resolve('node_modules/next/dist/bin/next');

const files = {
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' };
export default function Layout({ children }) {
  return <html lang="en-GB"><body>{children}</body></html>;
}`,
  'app/page.jsx': 'export default function Page() { return <main><h1>Empty</h1></main>; }',
};

/** An empty page of the same Next version, built and served by Next itself. */
export async function serveEmptyNextPage() {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: '' };
  const built = spawnSync(process.execPath, [next, 'build', folder], { env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The empty page was not built:\n${built.stderr}`);
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', folder, '-p', String(port)], { env });
  const url = `http://127.0.0.1:${port}/`;
  for (let look = 0; look < 100; look += 1) {
    if (await fetch(url).then(Boolean, () => false)) break;
    await wait(100);
  }
  return { url, close: () => server.kill() };
}
