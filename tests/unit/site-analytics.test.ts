import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A fresh copy, as each page load has one. */
const load = () => import('@/site/analytics/events');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

const seen = { event: 'page_view' } as const;
const missing = { event: 'error', category: '404', label: '/nope', nonInteraction: true } as const;

test('events are noted in the data layer, in order, behind what is there already', async () => {
  const { pushEvent } = await load();
  pushEvent(seen);
  pushEvent(missing);
  expect(window.dataLayer).toEqual([
    { event: 'page_view' },
    { event: 'error', category: '404', label: '/nope', nonInteraction: true },
  ]);

  vi.stubGlobal('window', { dataLayer: [{ event: 'of somebody else' }] });
  pushEvent(seen);
  expect(window.dataLayer).toEqual([{ event: 'of somebody else' }, { event: 'page_view' }]);
});

test('whoever takes delivery gets earlier and later events, each once', async () => {
  const { deliverEvents, pushEvent } = await load();
  const received: object[] = [];
  pushEvent(seen);
  deliverEvents((event) => received.push(event));
  pushEvent(missing);
  expect(received).toEqual([seen, missing]);
});
