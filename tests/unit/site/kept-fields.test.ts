import { afterEach, expect, test, vi } from 'vitest';

import { keepFields, keptFields } from '@/site/own-section/kept-fields';

/** One entry of a browser's history. */
function historyWith(state: unknown) {
  const entry = {
    state,
    address: '/',
    replaceState(now: unknown, _: string, address?: string) {
      entry.state = now;
      entry.address = address ?? entry.address;
    },
  };
  vi.stubGlobal('history', entry);
  return entry;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const fields = { tool: ['CRM'], 'cost-CRM': ['5'] };

test('what stands in a section is kept for itself, beside what others keep', () => {
  const entry = historyWith({ scheme: 'dark' });
  keepFields('own-section', fields);
  keepFields('other', { tool: [] }, '/your-section?tool=CRM');
  expect(keptFields('own-section')).toEqual(fields);
  expect(keptFields('third')).toBeUndefined();
  expect(entry.state).toMatchObject({ scheme: 'dark' });
  expect(entry.address).toBe('/your-section?tool=CRM');
});

test.each([
  [null],
  ['text'],
  [{ 'section own-section': null }],
  [{ 'section own-section': { tool: 'CRM' } }],
  [{ 'section own-section': { tool: [7] } }],
])('what is nothing of ours is not read: %j', (state) => {
  historyWith(state);
  expect(keptFields('own-section')).toBeUndefined();
});
