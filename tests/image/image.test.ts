import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { removePostgres, startPostgres } from '@packages/embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { endChild } from '../../scripts/steps/children.mjs';
import { query } from '../../scripts/steps/database.mjs';
import { inProject } from '../../scripts/steps/project.mjs';
import { freePort } from '../../scripts/steps/web-process.mjs';
import { makeBaseImage } from '../support/image/base-image';
import { containersIn, imageProgram, type Containers } from '../support/image/containers';
import { until } from '../support/sites/until';
import { quote } from '../support/submissions/answers';

const program = imageProgram();
const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
const data = path.join(folder, 'data');
let containers: Containers;
let database: string;
let env: Record<string, string>;

beforeAll(async () => {
  if (!program) return;
  containers = containersIn(path.join(folder, 'images'), program);
  if (existsSync('/usr/sbin/debootstrap')) await makeBaseImage(containers, folder);
  await containers.build('site', inProject());
  database = (await startPostgres({ folder, database: 'site', fast: true })).url;
  const port = String(await freePort());
  const secret = () => `Aa1-${randomBytes(24).toString('base64url')}`;
  mkdirSync(data);
  // The image’s own user writes into it.
  chmodSync(data, 0o777);
  env = {
    DATABASE_URL: database,
    PORT: port,
    HOST: '127.0.0.1',
    SERVER_URL: `http://127.0.0.1:${port}`,
    PAYLOAD_SECRET: secret(),
    ADMIN_EMAIL: 'admin@onelayer.example',
    ADMIN_PASSWORD: secret(),
    EDITOR_EMAIL: 'editor@onelayer.example',
    EDITOR_PASSWORD: secret(),
    MIN_FILL_SECONDS: '0',
  };
}, 1_800_000);

afterAll(async () => {
  await removePostgres(folder);
  // Of some hundred thousand files: Node takes minutes for them.
  execFileSync('rm', ['-rf', folder]);
});

test('the image is built, small, and serves the site', async ({ skip }) => {
  skip(!program, 'Neither buildah nor podman is installed: apt-get install buildah');
  expect(containers.megabytes('site')).toBeLessThan(900);

  const prepared = containers.start('site', { env, data }, ['node', 'dist/prepare.mjs']);
  await once(prepared, 'exit');
  expect(prepared.exitCode).toBe(0);

  const web = containers.start('site', { env, data });
  let said = '';
  for (const output of [web.stdout, web.stderr])
    output?.on('data', (more) => (said += String(more)));
  const get = (at: string) => fetch(`${env.SERVER_URL}${at}`);
  await until(async () => (await get('/readyz').catch(() => null))?.ok ?? false, 60_000);

  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/')).text()).toContain('Get a Free Quote');
  expect(await (await get('/admin')).text()).toContain('Log In');
  const panel = await get('/cms');
  expect([panel.status, await panel.text()]).toEqual([200, expect.stringContaining('Forgot')]);
  const { status } = await fetch(`${env.SERVER_URL}/api/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(quote),
  });
  expect(status).toBe(201);
  const kept = await query(database, 'SELECT email FROM quote_submissions');
  expect(kept).toEqual([{ email: quote.email }]);

  await endChild(web, 15_000);
  expect(said).not.toContain('"level":50');
});
