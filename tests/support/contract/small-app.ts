import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { env } from '@/env';

import { endChild, run, startChild } from '../../../scripts/steps/children.mjs';
import { nextProgram } from '../../../scripts/steps/programs.mjs';
import { inProject, projectRoot } from '../../../scripts/steps/project.mjs';
import { freePort } from '../../../scripts/steps/web-process.mjs';

/** Each kind of page that the site has, and as little else as a build takes. */
const filesBeside = (seam: string) => ({
  'package.json': '{ "private": true, "type": "module" }',
  // Else Next takes that of the site.
  'instrumentation.js': 'export const register = () => undefined;',
  'next.config.mjs': `export default {
    experimental: { globalNotFound: true, isrFlushToDisk: false },
    turbopack: { root: ${JSON.stringify(projectRoot)} },
  };`,
  'app/layout.jsx': `import './style.css';
    import { drawnPath } from ${JSON.stringify(`${seam.slice('../'.length)}/drawn-path`)};
    export default ({ children }) => (
      <html lang="en" data-path={drawnPath()}><body>{children}</body></html>
    );`,
  'app/style.css': 'p { color: teal }',
  'app/page.jsx': `import { unstable_cache } from 'next/cache';
    import Count from './count';
    const read = unstable_cache(async () => 'Hello', ['hello'], { tags: ['words'] });
    export default async () => <><p>{await read()}</p><Count /></>;`,
  'app/count.jsx': `'use client';
    import { useState } from 'react';
    export default () => {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count}</button>;
    };`,
  'app/timed/page.jsx': `export const revalidate = 1;
    export default () => <p>{process.env.NEXT_PHASE ?? 'after the build'}</p>;`,
  'app/[slug]/page.jsx': `import { notFound } from 'next/navigation';
    export const generateStaticParams = () => [];
    export default async ({ params }) => {
      const { slug } = await params;
      if (slug === 'none') notFound();
      return <p>{slug}</p>;
    };`,
  'app/form/page.jsx': `async function act() { 'use server'; }
    export default () => <form action={act}><button>Send</button></form>;`,
  'app/asked/page.jsx': `import { Suspense } from 'react';
    import Query from './query';
    export default () => <Suspense fallback="…"><Query /></Suspense>;`,
  'app/asked/query.jsx': `'use client';
    import { useSearchParams } from 'next/navigation';
    export default () => <p>{useSearchParams().get('q')}</p>;`,
  'app/draft/route.js': `import { draftMode } from 'next/headers';
    export const GET = async () => {
      const mode = await draftMode();
      mode.enable();
      return new Response('on');
    };`,
  'app/apart/page.jsx': `import Host from './host';
    export default () => <Host />;`,
  'app/apart/host.jsx': `'use client';
    import { use, useId, useState } from 'react';
    import { renderApart } from ${JSON.stringify(`${seam}/render-apart`)};
    const isServer = typeof window === 'undefined';
    const Named = () => {
      const id = useId();
      const [count] = useState(7);
      return <p id={id}>{count}</p>;
    };
    const drawn = isServer ? renderApart(<Named />, 'apart-') : undefined;
    export default () => (
      <div dangerouslySetInnerHTML={{ __html: isServer ? use(drawn) : '' }} suppressHydrationWarning />
    );`,
  'app/global-not-found.jsx':
    'export default () => <html lang="en"><body><h1>Nothing here</h1></body></html>;',
});

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * A build of Next's as the installed version makes one, and that version's own server of it. It lies
 * in the project, whose packages it uses.
 */
export async function buildSmallApp() {
  // In the run's own folder: what a run leaves that is killed goes with it.
  const folder = mkdtempSync(path.join(env.DATA_DIR, 'small-app-'));
  const files = filesBeside(
    path.relative(path.join(folder, 'app/apart'), inProject('src/platform/next')),
  );
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { signal } = new AbortController();
  const built = await run(process.execPath, [nextProgram(), 'build'], {
    cwd: folder,
    env: environment(),
    signal,
  });
  if (built.code !== 0) {
    remove();
    throw new Error(built.output);
  }
  const port = await freePort();
  const args = [nextProgram(), 'start', '-p', String(port), '-H', '127.0.0.1'];
  const server = startChild(process.execPath, args, { cwd: folder, env: environment() });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part) => (said += z.coerce.string().parse(part)));
  const get = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init });
  while ((await get('/').catch(() => undefined)) === undefined)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    distDir: path.join(folder, '.next'),
    get,
    /** What the server has printed. */
    said: () => said,
    stop: async () => {
      await endChild(server, 2000);
      remove();
    },
  };
}
