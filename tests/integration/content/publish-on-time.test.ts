import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';

import { logNowhere, payload, userWithRole } from '../../support/payload';

// A job that fails has its line.
logNowhere();

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;
const secret = 'Published while nobody looked.';

/** What processes that serve pages hear. */
const heard: string[][] = [];
const listener = new Client({ connectionString: env.DATABASE_URL });
const message = z.object({ from: z.string(), tags: z.array(z.string()) });
beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload: text }) => {
    heard.push(message.parse(JSON.parse(text ?? '')).tags);
  });
  await listener.query('LISTEN expired_tags');
});
afterAll(() => listener.end());
beforeEach(() => {
  heard.length = 0;
});

async function readFitness() {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { title: { equals: 'Fitness' } },
    depth: 0,
  });
  if (!docs[0]) throw new Error('The seed has no Fitness');
  return docs[0];
}

/** As the panel asks for it, by an editor. */
async function schedule(type: 'publish' | 'unpublish', id: string, waitUntil: Date) {
  const user = { relationTo: 'users', value: (await userWithRole('editor')).id } as const;
  const input = { type, doc: { relationTo: 'industries', value: id }, user } as const;
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true });
}

/** As whichever process does the jobs: outside Next. */
const runJobs = () =>
  payload.jobs.run({
    where: { taskSlug: { equals: 'schedulePublish' } },
    silent: true,
    overrideAccess: true,
  });

const past = new Date(Date.now() - 1000);

test('a draft is published at its date and not before, and every process hears of it', async () => {
  const { id, intro } = await readFitness();
  const write = { collection: 'industries', id, data: { intro: secret }, draft: true } as const;
  await payload.update({ ...write, ...asServer });
  await schedule('publish', id, new Date(Date.now() + 3_600_000));
  await runJobs();
  expect((await readFitness()).intro).toBe(intro);
  expect(heard).toEqual([]);

  await schedule('publish', id, past);
  await runJobs();
  const live = await readFitness();
  expect([live.intro, live._status, live.changedBy]).toEqual([secret, 'published', 'Test editor']);
  await expect.poll(() => heard).toEqual([['industries']]);
  await payload.update({ collection: 'industries', id, data: { intro }, ...asServer });
});

test('a page is taken off the site at its date', async () => {
  const { id } = await readFitness();
  await schedule('unpublish', id, past);
  await runJobs();
  expect((await readFitness())._status).toBe('draft');
  await expect.poll(() => heard).toEqual([['industries']]);
  const data = { _status: 'published' } as const;
  await payload.update({ collection: 'industries', id, data, ...asServer });
});

test('what is not whole yet stays unseen at its date, and is tried again', async () => {
  const { id } = await payload.create({
    collection: 'industries',
    data: { title: secret },
    draft: true,
    ...asServer,
  });
  await schedule('publish', id, past);
  await runJobs();
  const found = await payload.findByID({ collection: 'industries', id, depth: 0 });
  expect(found._status).toBe('draft');
  expect(heard).toEqual([]);
  const where = { taskSlug: { equals: 'schedulePublish' }, totalTried: { equals: 1 } } as const;
  const { docs } = await payload.find({ collection: 'payload-jobs', where, ...asServer });
  expect(docs.map(({ hasError, processing }) => [hasError, processing])).toEqual([[false, false]]);
  await payload.delete({ collection: 'industries', id, ...asServer });
  expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
});
