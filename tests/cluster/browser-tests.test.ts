import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { passes } from '../run/one-at-a-time.mjs';
import { startCluster, type Cluster } from '../support/cluster/cluster';
import { ask } from '../support/sites/load';

/** Parts of files and titles of what cannot pass here, by the reason. */
const notHere = {
  'It judges the web process itself: its log, its headers, its limits, and bytes with those of nginx.':
    [
      'a form has ten seconds to come',
      'a refusal says why, and is a line in the log',
      'an action that cannot be read',
      'every answer has the headers',
      'a verb that the site does not know',
      'every public page is small',
      'a page of each kind is light',
      'every public address is answered from memory',
    ],
  'It starts a site that does the jobs, which the workers do here.': [
    'inbox-reply',
    'mail-comes-in',
    'who forgot a password is mailed a link',
    'what comes in at one web process is seen at another',
  ],
  'It asks for the page right after an edit, which is seen here within two seconds.': [
    'strangers read a draft nowhere',
    'a marketer changes an industry in the panel',
    'a marketer changes a word in the panel',
    'an edit over REST shows to the very next visitor',
    'an editor moves a section of the home page',
    'a renamed page answers 308',
    'no visit that begins after an edit’s answer',
  ],
  'It takes long.': ['@long'],
};

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(process.env.NGINX_PROGRAM ?? 'nginx');
});
afterAll(() => cluster.close());

/** By themselves they have a site each: no document is open there that another one has opened. */
const closeDocuments = () =>
  ask(cluster.settings.DATABASE_URL ?? '', 'DELETE FROM payload_locked_documents');

/** @returns how many passed */
async function run(options: readonly string[]): Promise<number> {
  const config = ['--config', 'tests/playwright.config.ts', '--reporter=line', '--retries=0'];
  const without = ['--grep-invert', Object.values(notHere).flat().join('|')];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', ...config, ...without, ...options],
    { env: { ...process.env, ...cluster.settings }, maxBuffer: 2 ** 26 },
  ).catch((error: unknown) => {
    const { stdout: said } = z.object({ stdout: z.string() }).parse(error);
    throw new Error(said.slice(-20_000));
  });
  console.info(stdout.trim().split('\n').slice(-1).join());
  return Number(/(\d+) passed/.exec(stdout)?.[1]);
}

test.each(passes)('the browser tests of $options.0 pass on it', async ({ options }) => {
  await closeDocuments();
  expect(await run(options)).toBeGreaterThan(15);
});
