import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';

import { privately } from '@/app/(payload)/api/careful';

import { logNowhere, payload } from '../support/payload';

// Refusals have their lines.
logNowhere();

const answer = privately((request: Request) => handleEndpoints({ config, request }));

async function caching(path: string, method = 'GET'): Promise<[number, string | null]> {
  const { status, headers } = await answer(new Request(`http://localhost:3000${path}`, { method }));
  return [status, headers.get('Cache-Control')];
}

test('no cache keeps an answer of the API, whatever it is', async () => {
  const no = 'private, no-store';
  expect(await caching('/api/industries?limit=1')).toEqual([200, no]);
  expect(await caching('/api/users/me')).toEqual([200, no]);
  expect(await caching('/api/globals/home-page')).toEqual([200, no]);
  expect(await caching('/api/no-such-thing')).toEqual([404, no]);
  expect(await caching('/api/users')).toEqual([403, no]);
  expect(await caching('/api/industries?page=-1')).toEqual([400, no]);
  expect(await caching('/api/users/logout', 'POST')).toEqual([400, no]);
  expect(await caching('/api/industries', 'OPTIONS')).toEqual([200, no]);
  expect(await caching('/api/media/file/no-such.png')).toEqual([404, no]);
});

test('published media are for everybody', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, sort: 'createdAt' });
  const [status, control] = await caching(`/api/media/file/${docs[0]?.filename ?? ''}`);
  expect(status).toBe(200);
  expect(control ?? '').not.toContain('no-store');
});
