import { spawn } from 'node:child_process';
import path from 'node:path';

import { freePort } from '../../scripts/free-port.mjs';

/**
 * A second web process on the tests' build and database, with other settings. It keeps the public
 * address of the first: both write renewed pages to the same folder, and those hold the address.
 */
export async function startSiteWith(settings: Record<string, string>) {
  const port = await freePort();
  const web = spawn(
    process.execPath,
    [path.join(process.env.DATA_DIR ?? '.data', 'dist', 'server.mjs')],
    {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
      stdio: 'ignore',
    },
  );
  const url = `http://localhost:${port}`;
  const close = async () => {
    const gone = new Promise((resolve) => web.once('exit', resolve));
    web.kill();
    await gone;
  };
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`${url} is not ready after 30 s`);
}
