import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startCluster, type Cluster, type Restartable } from '../support/cluster/cluster';
import { get } from '../support/cluster/cluster-load';
import { ask } from '../support/sites/load';
import { sessionCookie } from '../support/staff/session-cookie';

const page = '/industries/fitness';

let cluster: Cluster;
let edit: (web: Restartable, intro: string) => Promise<void>;
beforeAll(async () => {
  cluster = await startCluster(process.env.NGINX_PROGRAM ?? 'nginx');
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const cookie = await sessionCookie(cluster.url, { email, password });
  const url = cluster.settings.DATABASE_URL ?? '';
  const [industry] = await ask<{ id: string }>(
    url,
    `SELECT id FROM industries WHERE slug = 'fitness'`,
  );
  edit = async (web, intro) => {
    const saved = await fetch(`${web.url}/api/industries/${industry?.id ?? ''}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ intro }),
    });
    expect(saved.status).toBe(200);
  };
});
afterAll(() => cluster.close());

/** Visits until the words are there, as a process hears of an edit a moment later. */
async function seen(web: Restartable, words: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const since = performance.now();
    if ((await get(web.url + page)).text.includes(words)) return performance.now() - since;
    await wait(10);
  }
  throw new Error(`${web.url} still shows the old page`);
}

interface Visit {
  readonly web: Restartable;
  readonly begun: number;
  readonly ended: number;
  readonly shown: number;
}

/** Visits that take different ways through the web process. */
const ways: [string, Record<string, string>][] = [
  ['', {}],
  ['', { cookie: 'payload-token=none' }],
  ['?campaign=x', {}],
  ['?_rsc', { rsc: '1' }],
];

test('no process shows an older page than it has shown, or edited', async () => {
  const run = randomUUID();
  const words = (number: number) => `Edit ${number}. of run ${run}`;
  const visits: Visit[] = [];
  const look = async (web: Restartable, [suffix, headers]: (typeof ways)[number]) => {
    const begun = performance.now();
    const { status, text } = await get(web.url + page + suffix, headers);
    expect(status).toBe(200);
    const shown = Number(/Edit (\d+)\. of run/.exec(text)?.[1] ?? -1);
    visits.push({ web, begun, ended: performance.now(), shown });
  };
  const edits: { web: Restartable; number: number; answered: number }[] = [];
  for (let number = 0; number < 60; number += 1) {
    const web = cluster.webs[number % 2 === 0 ? 0 : 1];
    const everywhere = cluster.webs.flatMap((each) => ways.map((way) => ({ each, way })));
    // Each begins at some moment of the edit.
    const during = everywhere.map(async ({ each, way }) => {
      await wait(Math.random() * 60);
      await look(each, way);
    });
    await edit(web, words(number));
    edits.push({ web, number, answered: performance.now() });
    await Promise.all([...during, ...everywhere.map(({ each, way }) => look(each, way))]);
  }
  const old = visits.filter(({ web, begun, shown }) => {
    const edited = edits.filter((made) => made.web === web && made.answered <= begun);
    const before = visits.filter((visit) => visit.web === web && visit.ended <= begun);
    const least = [...edited.map(({ number }) => number), ...before.map((visit) => visit.shown)];
    return shown < Math.max(-1, ...least);
  });
  expect(old).toEqual([]);
  for (const web of cluster.webs) await seen(web, words(59));
  console.info(`${visits.length} visits at 60 edits`);
});
