import { expect, test } from 'vitest';

import { readBulkRequest } from '@/platform/payload/panel/bulk-request';

const ids = Array.from({ length: 120 }, (_, at) => `id-${at}`);
const withIds = (name: string) =>
  ids.map((id, at) => `${encodeURIComponent(`${name}[id][in][${at}]`)}=${id}`).join('&');

const patch = (address: string, body: object) =>
  readBulkRequest(address, { method: 'PATCH', body: JSON.stringify(body) });

test('of many chosen documents it is asked in short addresses, and each is changed by itself', () => {
  const publish = patch(
    `/api/projects?where[and][0][_status][not_equals]=published&${withIds('where[and][1]')}&draft=true`,
    { _status: 'published' },
  );
  expect(publish?.slug).toBe('projects');
  expect(publish?.deed.done).toBe('published');
  expect(publish?.finds).toHaveLength(3);
  const asked = publish?.finds.flatMap((find) => [...find.values()]);
  expect(ids.filter((id) => asked?.includes(id) !== true)).toEqual([]);
  for (const find of publish?.finds ?? []) {
    expect(find.get('where[and][0][_status][not_equals]')).toBe('published');
    expect(find.get('where[and][1][id][in][0]')).toMatch(/^id-/);
    expect(find.get('draft')).toBe('true');
    expect(String(find).length).toBeLessThan(8192);
  }
  const one = new URL(publish?.one('id-7') ?? '', 'http://localhost');
  expect([one.pathname, ...one.searchParams].sort()).toEqual(
    ['/api/projects', ['draft', 'true'], ['where[id][in][0]', 'id-7']].sort(),
  );
});

test('all that a list finds is found by its own filter, and its limit of one page is none', () => {
  const all = readBulkRequest('/api/media?limit=0&where[filename][like]=a&trash=true', {
    method: 'delete',
  });
  expect(all?.deed.done).toBe('deleted for good');
  expect(all?.finds.map(String)).toEqual(['where%5Bfilename%5D%5Blike%5D=a&trash=true']);
  expect(all?.one('x')).toBe('/api/media?trash=true&where%5Bid%5D%5Bin%5D%5B0%5D=x');
});

test.each([
  [{ _status: 'draft' }, 'taken off the site'],
  [{ deletedAt: '2026-11-28' }, 'moved to the trash'],
  [{ deletedAt: null }, 'brought back'],
  [{ title: 'a', _status: 'draft' }, 'changed'],
])('%j means that documents are %s', (body, done) => {
  expect(patch('/api/pages?where[id][in][0]=a', body)?.deed.done).toBe(done);
});

test('what is typed into the form of many documents is read as well', () => {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ industry: 'Retail', _status: 'published' }));
  const init = { method: 'PATCH', body };
  expect(readBulkRequest('/api/projects?where[id][in][0]=a', init)?.deed.done).toBe('published');
});

test.each([
  ['/api/projects/some-id?draft=true', 'PATCH'],
  ['/api/projects?where[id][in][0]=a', 'GET'],
  ['/api/projects?draft=true', 'PATCH'],
  ['/api/globals/home-page?where[id]=a', 'PATCH'],
  ['/cms/collections/projects?where[id][in][0]=a', 'PATCH'],
])('%s by %s is left alone', (address, method) => {
  expect(readBulkRequest(address, { method })).toBeUndefined();
});

test('what is sent as a page goes is sent as it is', () => {
  const lock = '/api/payload-locked-documents?where[user.value][equals]=a';
  expect(readBulkRequest(lock, { method: 'DELETE', keepalive: true })).toBeUndefined();
});
