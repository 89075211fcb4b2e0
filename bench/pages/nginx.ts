import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { freePort } from '../../scripts/steps/web-process.mjs';
import { startServer, type RunningServer } from './running-server';

/**
 * Starts nginx with one worker.
 * @param folder for all that it writes; it is gone afterwards
 * @param http what is within its `http` block, where a server answers over HTTP at this port
 */
export async function startNginx(
  folder: string,
  http: (port: number) => string,
): Promise<RunningServer> {
  const port = await freePort();
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${http(port)}
    }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  // Else a worker of another account may not read below this folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = await startServer(port, ['nginx', '-p', folder, '-c', file, ...asRoot]);
  return {
    ...nginx,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
