import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startCluster, type Cluster } from '../support/cluster/cluster';
import { ask, post } from '../support/sites/load';
import { until } from '../support/sites/until';

const theirs = 'ada.erased@cluster.example';
const others = 'bob.stays@cluster.example';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(process.env.NGINX_PROGRAM ?? 'nginx');
});
afterAll(() => cluster.close());

const stored = async () =>
  (
    await ask<{ email: string }>(
      cluster.settings.DATABASE_URL ?? '',
      'SELECT email FROM contact_submissions',
    )
  ).map(({ email }) => email);

test('what waits in the spool of a machine that is away is not stored once its sender is erased', async () => {
  const [one, away] = cluster.webs;
  const url = cluster.settings.DATABASE_URL ?? '';
  await cluster.crashDatabase();
  for (const email of [theirs, others]) {
    const body = JSON.stringify({ name: 'Ada', email, message: 'While it was away.' });
    const answer = await post({ url: `${away.url}/api/contact`, body, key: randomUUID() });
    expect(answer.status).toBe(201);
  }
  await away.stop('SIGKILL');
  const folder = path.join(path.dirname(away.log), 'web-2', 'spool');
  const kept = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(kept.join('')).toContain(theirs);
  await cluster.startDatabase();

  // As the other process does it: this one, too, sees its own disk alone.
  Object.assign(process.env, cluster.settings, { DATA_DIR: path.join(folder, '../../here') });
  const { erasePerson } = await import('@/inbox/data-protection/erase-person');
  const { userWithRole } = await import('../support/payload');
  const receipt = await erasePerson(await userWithRole('admin'), [theirs]);
  expect(receipt.erased).toEqual([]);

  await away.start();
  await until(async () => (await stored()).includes(others));
  expect(await stored()).toEqual([others]);
  const left = await ask(url, `SELECT id FROM payload_jobs WHERE input::text LIKE '%ada%'`);
  expect(left).toEqual([]);
  await until(() => readdirSync(folder).length === 0);
  expect(readdirSync(folder)).toEqual([]);
  expect((await fetch(`${one.url}/healthz`)).ok).toBe(true);
});
