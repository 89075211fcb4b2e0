import { sql } from '@payloadcms/db-postgres';
import { Expiry } from 'static-next-server';
import { afterEach, expect, test } from 'vitest';

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
  const channel = new ExpiryChannel(expiry);
  opened.push(channel);
  const connections: boolean[] = [];
  channel.listen((isFirst) => connections.push(isFirst));
  await eventually(() => expect(connections).toEqual([true]));
  return { expiry, channel, connections };
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

test('what a release before this one tells is heard, whatever it says besides', async () => {
  const { expiry } = await process();
  const message = '{"from":"the release before","tags":["projects"],"number":3,"at":"712"}';
  await payload.db.drizzle.execute(sql`SELECT pg_notify('expired_tags', ${message})`);
  await eventually(() => expect(expiry.isOutdated(['projects'], 0)).toBe(true));
});
