import { Socket } from 'node:net';

import { BoundedRequest } from 'static-next-server';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { keepMissing } from '@/site/redirects/keep-missing';
import { mostMissing } from '@/site/redirects/missing-counts';
import { draftCookie } from '@/platform/next/draft-mode';
import { watchMissing } from '~/server/missing-pages';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const everything = { id: { exists: true } };
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
beforeEach(async () => {
  const context = { disableRevalidate: true };
  for (const collection of ['missing-pages', 'redirects'] as const)
    await payload.delete({ collection, where: everything, context, overrideAccess: true });
});

const rows = async () => {
  const { docs } = await payload.find({
    collection: 'missing-pages',
    pagination: false,
    sort: ['-hits', 'path'],
    overrideAccess: true,
  });
  return docs;
};

test('visits add up, and the last one is dated', async () => {
  const before = Date.now() - 1000;
  await keepMissing(new Map([['/old', 2]]));
  await keepMissing(
    new Map([
      ['/old', 3],
      ['/older', 1],
    ]),
  );
  const kept = await rows();
  expect(kept.map(({ path, hits }) => [path, hits])).toEqual([
    ['/old', 5],
    ['/older', 1],
  ]);
  expect(kept.every(({ lastSeen }) => Date.parse(lastSeen) > before)).toBe(true);
});

test('the list stays as short as it is, and keeps what is asked for most', async () => {
  await keepMissing(new Map([['/wanted', 2]]));
  for (let round = 0; round < 4; round += 1) {
    const madeUp = Array.from(
      { length: mostMissing },
      (_, at) => [`/x/${round}-${at}`, 1] as const,
    );
    await keepMissing(new Map(madeUp));
    expect(await rows()).toHaveLength(mostMissing);
  }
  expect((await rows())[0]?.path).toBe('/wanted');
});

test('two processes keep theirs at the same time', async () => {
  const paths = Array.from({ length: mostMissing }, (_, at) => [`/both/${at}`, 1] as const);
  await Promise.all([keepMissing(new Map(paths)), keepMissing(new Map(paths.toReversed()))]);
  expect((await rows()).map(({ hits }) => hits)).toEqual(paths.map(() => 2));
});

test('what nobody asked for in 90 days is forgotten', async () => {
  const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await payload.create({
    collection: 'missing-pages',
    data: { path: '/forgotten', hits: 100, lastSeen: old },
    overrideAccess: true,
  });
  await keepMissing(new Map([['/old', 1]]));
  expect((await rows()).map(({ path }) => path)).toEqual(['/old']);
});

test('a redirect takes its address off the list', async () => {
  await keepMissing(
    new Map([
      ['/old', 2],
      ['/older', 1],
    ]),
  );
  const body = { from: '/old', to: { type: 'custom', url: '/work' }, type: '308' };
  expect((await rest('POST', '/redirects', { headers, body })).status).toBe(201);
  expect((await rows()).map(({ path }) => path)).toEqual(['/older']);
  // Visits that were counted before, and written down after.
  await keepMissing(new Map([['/old', 2]]));
  expect((await rows()).map(({ path }) => path)).toEqual(['/older']);
});

test('who looks at drafts is no visitor', async () => {
  const previewId = 'f'.repeat(32);
  const { whenMissing, flush } = watchMissing(previewId);
  const none = { status: 200, headers: {}, body: Buffer.from('[]') };
  const visit = async (path: string, cookie?: string) => {
    const request = new BoundedRequest(new Socket());
    if (cookie !== undefined) request.headers.cookie = cookie;
    await whenMissing({ path, query: '', request }, () => Promise.resolve(none));
  };
  await visit('/by-a-visitor');
  await visit('/in-a-preview', `theme=dark; ${draftCookie}=${previewId}`);
  // Anybody can make one up.
  await visit('/with-another-cookie', `${draftCookie}=${'0'.repeat(32)}`);
  await flush();
  expect((await rows()).map(({ path }) => path)).toEqual(['/by-a-visitor', '/with-another-cookie']);
});

test('editors read the list and take something off it; nobody writes to it', async () => {
  await keepMissing(new Map([['/old', 2]]));
  const [{ id } = { id: '' }] = await rows();
  const status = async (method: string, path: string, as = {}, body?: object) =>
    (await rest(method, `/missing-pages${path}`, { headers: as, body })).status;
  const data = { path: '/mine', hits: 1, lastSeen: new Date().toISOString() };
  expect(await status('GET', '')).toBe(403);
  expect(await status('GET', '', headers)).toBe(200);
  expect(await status('POST', '', headers, data)).toBe(403);
  expect(await status('PATCH', `/${id}`, headers, { hits: 9 })).toBe(403);
  expect(await status('DELETE', `/${id}`)).toBe(403);
  expect(await status('DELETE', `/${id}`, headers)).toBe(200);
});
