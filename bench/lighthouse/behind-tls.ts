import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../scripts/steps/web-process.mjs';
import { isInstalled } from '../is-installed';
import { startNginx } from '../pages/nginx';
import type { RunningServer } from '../pages/running-server';

export const canEndTls = isInstalled('nginx') && isInstalled('openssl');

/**
 * Puts nginx in front of servers, with a certificate that it signs itself: browsers ask by HTTPS and
 * HTTP/2, as they do of a site that is run as the README says.
 * @param upstreams the addresses of the servers
 * @returns addressOf: of a server behind the proxy, by its own address
 */
export async function behindTls(
  upstreams: readonly string[],
): Promise<{ addressOf: (upstream: string) => string; stop: RunningServer['stop'] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const ports = new Map<string, number>();
  for (const upstream of upstreams) ports.set(upstream, await freePort());
  const servers = [...ports].map(
    ([upstream, port]) => `
      server {
        listen 127.0.0.1:${port} ssl http2;
        location / {
          proxy_set_header Connection '';
          proxy_set_header Host ${new URL(upstream).host};
          proxy_pass ${upstream};
        }
      }`,
  );
  const nginx = await startNginx(
    folder,
    (port) => `
      ssl_certificate ${certificate}; ssl_certificate_key ${key};
      gzip off; proxy_http_version 1.1; proxy_buffer_size 32k; proxy_buffers 16 32k;
      server { listen 127.0.0.1:${port}; return 200; }
      ${servers.join('\n')}`,
  );
  return {
    addressOf: (upstream) => `https://localhost:${String(ports.get(upstream))}`,
    stop: nginx.stop,
  };
}
