import { execFileSync } from 'node:child_process';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { ask, post, type Answer } from '../support/sites/load';
import { malformedSubmission } from '../support/faults/malformed';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

const megabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

test('10,000 malformed bodies', async () => {
  // Another row of numbers each time; a failure says which.
  const seed = Math.floor(Math.random() * 2 ** 31);
  const send = async (index: number): Promise<Answer> => {
    const { form, body, contentType } = malformedSubmission(seed + index);
    const headers = { 'Content-Type': contentType };
    const answer = await post({ url: `${site.url}/api/${form}`, body, headers });
    if (answer.status < 400 || answer.status > 499)
      throw new Error(`Number ${seed + index} was answered ${answer.status}: ${answer.body}`);
    return answer;
  };
  const sendAll = async (from: number, to: number) => {
    const times: number[] = [];
    let next = from;
    const sender = async () => {
      while (next < to) times.push((await send(next++)).ms);
    };
    await Promise.all(Array.from({ length: 20 }, sender));
    return times;
  };

  // Memory goes up and down as it is collected: what counts is whether the highest goes up.
  const highest = async (work: Promise<number[]>) => {
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, megabytes(site.pid()))), 250);
    const done = await work;
    clearInterval(look);
    return { most, done };
  };
  const first = await highest(sendAll(0, 2000));
  const rest = await highest(sendAll(2000, 10_000));
  const growth = rest.most - first.most;
  const times = [...first.done, ...rest.done];

  const [stored] = await ask<{ count: string }>(
    site.databaseUrl,
    `SELECT (SELECT count(*) FROM contact_submissions) + (SELECT count(*) FROM quote_submissions) AS count`,
  );
  record({
    test: '10,000 malformed bodies',
    stimulus: `numbers from ${seed}`,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    worstMs: Math.max(...times),
    note: `stored ${stored?.count}, memory +${growth.toFixed(0)} MB`,
  });
  expect(stored).toEqual({ count: '0' });
  expect(growth).toBeLessThan(100);
}, 180_000);
