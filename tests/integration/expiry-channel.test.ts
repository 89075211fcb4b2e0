import { setTimeout as wait } from 'node:timers/promises';

import { sql } from '@payloadcms/db-postgres';
import { Expiry, SharedClock } from 'static-next-server';
import { afterEach, expect, test, vi } from 'vitest';

import { ExpiryChannel } from '@/platform/expiry/channel';

import { eventually } from '../support/eventually';
import { payload } from '../support/payload';

const opened: ExpiryChannel[] = [];
afterEach(async () => {
  for (const channel of opened.splice(0)) await channel.close();
});

/** As a process of the site has it. */
async function process() {
  const expiry = new Expiry();
  const clock = new SharedClock();
  const names: string[] = [];
  const channel = new ExpiryChannel(expiry, { clock, setClockName: (name) => names.push(name) });
  opened.push(channel);
  const connections: boolean[] = [];
  channel.listen((isFirst) => connections.push(isFirst));
  await eventually(() => expect(connections).toEqual([true]));
  return { expiry, clock, names, channel, connections };
}

const breakConnections = () =>
  payload.db.drizzle.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'expiry'`,
  );

test('what one process expires is out of date in the others, and is not told to itself', async () => {
  const [one, other, third] = [await process(), await process(), await process()];
  await one.channel.tell(['industries', 'site-settings']);
  await eventually(() => {
    for (const { expiry } of [other, third]) {
      expect(expiry.isOutdated(['industries'], 0)).toBe(true);
      expect(expiry.isOutdated(['site-settings'], 0)).toBe(true);
      expect(expiry.isOutdated(['projects'], 0)).toBe(false);
    }
  });
  expect(one.expiry.lastChange).toBe(0);
});

test('a process that could not listen for a while is told so, and tells what it could not', async () => {
  const [one, other] = [await process(), await process()];
  await breakConnections();
  await one.channel.tell(['projects']);
  await eventually(() => expect(one.connections).toEqual([true, false]));
  await eventually(() => expect(other.connections).toEqual([true, false]));
  await one.channel.tell(['features']);
  await eventually(() => expect(other.expiry.isOutdated(['features'], 0)).toBe(true));
});

test('what nobody of us wrote is not listened to', async () => {
  const { expiry, channel } = await process();
  for (const text of ['', 'no JSON', '{"tags":"all"}'])
    await payload.db.drizzle.execute(sql`SELECT pg_notify('expired_tags', ${text})`);
  const other = await process();
  await other.channel.tell(['projects']);
  await eventually(() => expect(expiry.isOutdated(['projects'], 0)).toBe(true));
  expect(expiry.time).toBe(1);
  await channel.close();
});

test('changes have times by one clock, and all hear them in the order of these times', async () => {
  const processes = [await process(), await process(), await process()];
  const heard = processes.map(({ clock }) => vi.spyOn(clock, 'hear'));
  const tags = processes.map((_, process) =>
    Array.from({ length: 20 }, (each, number) => `tag-${process}-${number}`),
  );
  await Promise.all(
    processes.flatMap(({ channel }, process) =>
      (tags[process] ?? []).map(async (tag, number) => {
        await wait(number % 7);
        await channel.tell([tag]);
      }),
    ),
  );
  const tagsOf = ({ mock }: (typeof heard)[number]) => mock.calls.flatMap(([told]) => told);
  const timesOf = ({ mock }: (typeof heard)[number]) => mock.calls.map(([, at]) => at);
  await eventually(() => {
    for (const each of heard) expect(tagsOf(each).sort()).toEqual(tags.flat().sort());
  });
  const [times = [], ...others] = heard.map(timesOf);
  expect(others).toEqual([times, times]);
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0n))).toBe(true);
  for (const { clock } of processes) expect(clock.time).toBe(times.at(-1));
  expect(new Set(processes.flatMap(({ names }) => names)).size).toBe(1);
});

test('who edits knows when it was before the answer', async () => {
  const { channel, clock } = await process();
  const before = clock.time ?? 0n;
  const told = channel.tell(['projects']);
  expect(clock.isOutdated(['projects'], 2n ** 60n)).toBe(true);
  await told;
  expect(clock.time).toBeGreaterThan(before);
  expect(clock.isOutdated(['projects'], before)).toBe(true);
  expect(clock.isOutdated(['projects'], clock.time ?? 0n)).toBe(false);
});

test('who could not listen for a while trusts nothing that was begun before', async () => {
  const [one, other] = [await process(), await process()];
  const before = one.clock.time ?? 0n;
  await breakConnections();
  await eventually(() => expect(one.clock.time).toBeUndefined());
  expect(one.clock.isOutdated([], 2n ** 60n)).toBe(true);
  // Before, the other would not hear of it, and would make all anew.
  await eventually(() => expect(other.connections).toEqual([true, false]));
  // What it edits itself now is told, at the latest with its next connection.
  await one.channel.tell(['features']);
  await eventually(() => expect(one.clock.time).toBeGreaterThan(before));
  await eventually(() => expect(other.expiry.isOutdated(['features'], 0)).toBe(true));
  await eventually(() =>
    expect(one.clock.isOutdated(['features'], one.clock.time ?? 0n)).toBe(false),
  );
  expect(one.clock.isOutdated([], before)).toBe(true);
});

test('a change that somebody tells without a time makes all with its tag old', async () => {
  const { clock, expiry } = await process();
  const message = '{"from":"the release before","tags":["projects"]}';
  await payload.db.drizzle.execute(sql`SELECT pg_notify('expired_tags', ${message})`);
  await eventually(() => expect(expiry.isOutdated(['projects'], 0)).toBe(true));
  expect(clock.isOutdated(['projects'], 2n ** 60n)).toBe(true);
  expect(clock.isOutdated(['features'], 2n ** 60n)).toBe(false);
});
