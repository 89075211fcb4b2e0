import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import type { Cluster } from './cluster';
import { record } from '../faults/fault-table';
import { audit, sendLoad, type Load } from '../sites/load';
import { until } from '../sites/until';

export const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/**
 * Loads the site while something is done to it; visitors look at pages meanwhile.
 * @param pauseMs between two submissions of each of five senders. Every submission makes two mails,
 *   and the tests' mail server greets for 100 ms: work that takes minutes needs a longer pause.
 */
export async function underLoad(cluster: Cluster, pauseMs: number, work: () => Promise<void>) {
  const state = { isOver: false };
  const goOn = async () => {
    await wait(pauseMs);
    return !state.isOver;
  };
  const sending = sendLoad({ url: cluster.url, concurrency: 5, goOn });
  const failed: string[] = [];
  let pages = 0;
  const visiting = (async () => {
    for (; !state.isOver; pages += 1) {
      const page = ['/', '/work', '/industries/healthcare'][pages % 3] ?? '/';
      const { status } = await get(`${cluster.url}${page}`).catch((error: unknown) => ({
        status: String(error),
      }));
      if (status !== 200) failed.push(`${page} ${status}`);
      await wait(20);
    }
  })();
  await work().finally(() => {
    state.isOver = true;
  });
  const [load] = await Promise.all([sending, visiting]);
  return { load, pages, failed };
}

/** Every mail of every message came, and how many came twice. */
async function mailsOf(cluster: Cluster, { acknowledged }: Load): Promise<number> {
  const wanted = [...acknowledged.values()].flatMap((id) => [
    `<ownerNotice.${id}.0@localhost>`,
    `<confirmation.${id}.0@localhost>`,
  ]);
  const came = () => cluster.mails.received.map(({ mail }) => mail.messageId ?? '');
  await until(() => {
    const there = new Set(came());
    return wanted.every((id) => there.has(id));
  }, 120_000);
  const all = came().filter((id) => wanted.includes(id));
  expect(new Set(all).size).toBe(wanted.length);
  cluster.mails.received.length = 0;
  return all.length - wanted.length;
}

/** Holds that nothing was lost or doubled, and adds a line to the table. */
export async function report(
  cluster: Cluster,
  name: string,
  stimulus: string,
  run: Awaited<ReturnType<typeof underLoad>>,
) {
  const url = cluster.settings.DATABASE_URL ?? '';
  // What was kept on a disk is handed over within seconds.
  await until(async () => (await audit(url, run.load)).lost === 0);
  const found = await audit(url, run.load);
  const mailsTwice = await mailsOf(cluster, run.load);
  record({
    test: name,
    stimulus,
    ...found,
    worstMs: Math.max(...run.load.times),
    note: `${run.pages} pages, ${run.failed.length} failed; ${mailsTwice} mails twice`,
  });
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(found.acknowledged).toBeGreaterThan(20);
  return { ...found, mailsTwice };
}
