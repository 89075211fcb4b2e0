import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { ask, idOf, post, type Answer } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

const rounds = 25;
const atOnce = 6;

const email = (key: string) => `${key}@key.example`;

function send(key: string, text: string): Promise<Answer> {
  const body = JSON.stringify({ name: 'Key', email: email(key), message: text });
  return post({ url: `${site.url}/api/contact`, body, key });
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

test('with PostgreSQL stopped, one key is one submission, whatever comes at once', async () => {
  await site.stopDatabase();
  // The first pays for finding out, and the second round finds it known.
  const same = new Map<string, string>();
  const kept = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID();
    const again = await Promise.all(Array.from({ length: atOnce }, () => send(key, 'The same.')));
    expect(statuses(again)).toEqual(Array(atOnce).fill(201));
    expect(new Set(again.map(idOf)).size).toBe(1);
    same.set(key, idOf(again[0] ?? { status: 0, body: '', ms: 0 }));

    const other = randomUUID();
    const texts = Array.from({ length: atOnce }, (_, index) => `Number ${index}.`);
    const answers = await Promise.all(texts.map((text) => send(other, text)));
    expect(statuses(answers)).toEqual([201, ...Array<number>(atOnce - 1).fill(409)]);
    kept.set(other, texts[answers.findIndex(({ status }) => status === 201)] ?? '');
  }
  await site.startDatabase();
  const rows = () =>
    ask<{ id: string; email: string; message: string }>(
      site.databaseUrl,
      `SELECT id::text, email, message FROM contact_submissions WHERE email LIKE '%@key.example'`,
    );
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    if ((await rows()).length >= 2 * rounds) break;
    await wait(100);
  }
  await wait(2000);
  const stored = await rows();
  expect(stored).toHaveLength(2 * rounds);
  for (const [key, id] of same) expect(stored.find((row) => row.email === email(key))?.id).toBe(id);
  for (const [key, text] of kept)
    expect(stored.find((row) => row.email === email(key))?.message).toBe(text);
  record({
    test: 'One key, PostgreSQL stopped',
    stimulus: `${atOnce} at once, ${2 * rounds} rounds`,
    acknowledged: same.size * atOnce + kept.size,
    lost: 0,
    doubled: stored.length - 2 * rounds,
    worstMs: 0,
  });
}, 90_000);
