import { expect, it } from 'vitest';
import { loggedPath } from '../../src/refuse.ts';
import { areaOf, areas } from './support.ts';

it('writes of an address that is not public no more than its first two parts', () => {
  const logged = (path: string) => loggedPath({ path, area: areaOf(path) });
  expect(logged('/admin/new-password/0123456789abcdef')).toBe('/admin/new-password/…');
  expect(logged('/api/users/login/x')).toBe('/api/users/…');
  expect(logged('/admin/account')).toBe('/admin/account');
  expect(logged('/industries/a/b')).toBe('/industries/a/b');
  expect(loggedPath({ path: '/a/b/c', area: areas.staff })).toBe('/a/b/…');
});
