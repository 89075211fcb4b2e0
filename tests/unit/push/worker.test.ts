import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { pushWorker } from '@/inbox/account/push/worker';

/** The worker as a browser runs it, with the pages that are open. */
function started(pages: readonly string[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const [openWindow, focus] = [vi.fn(), vi.fn()];
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    skipWaiting: () => undefined,
    location: { origin: 'https://site.example' },
    registration: { showNotification: (...given: unknown[]) => void shown.push(given) },
    clients: {
      matchAll: () => Promise.resolve(pages.map((url) => ({ url, focus: () => void focus(url) }))),
      openWindow,
    },
  };
  runInNewContext(pushWorker, { self, URL });
  const happens = async (name: string, event: object) => {
    const waits: unknown[] = [];
    heard.get(name)?.({ ...event, waitUntil: (until: unknown) => waits.push(until) });
    await Promise.all(waits);
  };
  return { heard, shown, openWindow, focus, happens };
}

const link = 'https://site.example/admin?tab=quote&open=1';

test('it shows what is pushed, and something where nobody can read it', async () => {
  const { shown, happens, heard } = started();
  const message = { title: 'A new quote request', body: 'Q-1', link, tag: 'job' };
  await happens('push', { data: { json: () => message } });
  await happens('push', { data: null });
  expect(shown).toEqual([
    ['A new quote request', { body: 'Q-1', tag: 'job', icon: '/icons/192.png', data: { link } }],
    ['News in the inbox', { body: '', tag: '', icon: '/icons/192.png', data: { link: '/admin' } }],
  ]);
  // It answers no request, so no page goes through it.
  expect([...heard.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push']);
});

test('a click leads to the page, where it is open to that one, and never to another site', async () => {
  const click = (to: string) => ({ notification: { close: () => undefined, data: { link: to } } });
  const fresh = started(['https://site.example/admin']);
  await fresh.happens('notificationclick', click(link));
  expect(fresh.openWindow.mock.calls).toEqual([[link]]);
  const open = started([link]);
  await open.happens('notificationclick', click(link));
  expect([open.focus.mock.calls, open.openWindow.mock.calls]).toEqual([[[link]], []]);
  await open.happens('notificationclick', click('https://else.example/admin'));
  expect(open.openWindow.mock.calls).toEqual([]);
});
