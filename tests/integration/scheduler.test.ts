import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { env } from '@/env';
import { freeCutOffJobs } from '@/platform/payload/cut-off-jobs';
import { lead } from '@/platform/scheduler';

import { eventually } from '../support/eventually';
import { payload } from '../support/payload';

const hour = 60 * 60 * 1000;

describe('a duty', () => {
  test('is done by one of two, by the other when its connection breaks, and goes on after a failure', async () => {
    const lock = 42_000_001;
    const done: string[] = [];
    const join = (name: string) => {
      lead({
        lock,
        pauseMs: 20,
        round: () => {
          done.push(name);
          if (done.length === 3) throw new Error('The third round fails');
          return Promise.resolve(false);
        },
      });
    };
    join('one');
    join('two');
    await eventually(() => expect(done.length).toBeGreaterThan(10));
    const before = done.length;
    const leader = done.at(-1);
    // From the failure on, whoever got the lock has it.
    expect(new Set(done.slice(4)).size).toBe(1);

    const other = new Client({ connectionString: env.DATABASE_URL });
    await other.connect();
    const { rowCount } = await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND granted AND objid = $1`,
      [lock],
    );
    await other.end();
    expect(rowCount).toBe(1);
    await eventually(() => expect(done.length).toBeGreaterThan(before + 20));
    // The round of before may go on for a while.
    expect(new Set(done.slice(-8)).size).toBe(1);
    expect(['one', 'two']).toContain(leader);
  });

  test('is told as it is being done that another process may have taken over', async () => {
    const lock = 42_000_002;
    const seen: boolean[] = [];
    const stop = lead({
      lock,
      pauseMs: 20,
      round: async (leads) => {
        seen.push(leads());
        if (seen.length > 1) return false;
        await terminateLeader(lock);
        await eventually(() => expect(leads()).toBe(false));
        return false;
      },
    });
    // The next round leads anew.
    await eventually(() => expect(seen.length).toBeGreaterThan(1));
    expect(seen.every(Boolean)).toBe(true);
    await stop();
  });

  test('that is stopped ends its round, and another process can do it at once', async () => {
    const lock = 42_000_003;
    const done: string[] = [];
    const stop = lead({
      lock,
      pauseMs: 20,
      round: async (leads) => {
        done.push('began');
        await eventually(() => expect(leads()).toBe(false));
        done.push('ended');
        return true;
      },
    });
    await eventually(() => expect(done).toEqual(['began']));
    await stop();
    expect(done).toEqual(['began', 'ended']);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT count(*)::integer AS held FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock}`,
    );
    expect(rows).toEqual([{ held: 0 }]);
  });
});

async function terminateLeader(lock: number): Promise<void> {
  await payload.db.drizzle.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objid = ${lock}`,
  );
}

describe('retention', () => {
  const queued = async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT wait_until FROM payload_jobs WHERE task_slug = 'apply-retention'`,
    );
    return rows.map((row) => new Date(String(row['wait_until'])));
  };
  const run = () => payload.jobs.run({ limit: 20, sequential: true, overrideAccess: true });
  const round = async () => {
    await payload.jobs.handleSchedules();
    await run();
  };
  const lastQueued = (at: Date) =>
    payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs_stats (stats) VALUES (${JSON.stringify({
        scheduledRuns: {
          queues: { default: { tasks: { 'apply-retention': { lastScheduledRun: at } } } },
        },
      })}::jsonb)`,
    );

  beforeEach(async () => {
    await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs; DELETE FROM payload_jobs_stats`);
  });
  afterAll(async () => {
    await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs; DELETE FROM payload_jobs_stats`);
  });

  test('waits for three of the next night, once, however often somebody looks', async () => {
    for (let times = 0; times < 3; times += 1) await round();
    const [night, ...others] = await queued();
    expect(others).toEqual([]);
    expect(night?.getHours()).toBe(3);
    const wait = (night?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * hour);
  });

  test('that a night slept through is made up for, once for several', async () => {
    // Queued, and then nobody was there.
    await payload.jobs.handleSchedules();
    await payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET wait_until = now() - interval '3 days'`,
    );
    await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs_stats`);
    await lastQueued(new Date(Date.now() - 4 * 24 * hour));
    await round();
    expect(await queued()).toEqual([]);
    // What is queued after it is the next night, not the same once more.
    await payload.jobs.handleSchedules();
    const [night, ...others] = await queued();
    expect(others).toEqual([]);
    expect(night?.getTime()).toBeGreaterThan(Date.now());
  });

  test('is queued at once when several nights were not even queued', async () => {
    await lastQueued(new Date(Date.now() - 4 * 24 * hour));
    await payload.jobs.handleSchedules();
    expect((await queued())[0]?.getTime()).toBeLessThan(Date.now());
    await run();
    await round();
    expect((await queued()).map((night) => night.getTime() > Date.now())).toEqual([true]);
  });
});

test('a job that a crash cut off is run after all', async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  await payload.db.drizzle.execute(
    sql`INSERT INTO payload_jobs (task_slug, input, processing)
        VALUES ('apply-retention', '{}', true)`,
  );
  const left = async () =>
    (await payload.db.drizzle.execute(sql`SELECT id FROM payload_jobs`)).rows.length;
  await payload.jobs.run({ limit: 20, sequential: true, overrideAccess: true });
  expect(await left()).toBe(1);
  await freeCutOffJobs({ in: ['notify'] });
  await payload.jobs.run({ limit: 20, sequential: true, overrideAccess: true });
  expect(await left()).toBe(1);
  await freeCutOffJobs({ not_in: ['notify'] });
  await payload.jobs.run({ limit: 20, sequential: true, overrideAccess: true });
  expect(await left()).toBe(0);
});
