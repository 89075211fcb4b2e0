/**
 * What a browser runs to show a notice, also while no page of the site is open. It answers no request, so
 * pages are as they would be without it. It is plain JavaScript: no build makes it.
 */
export const pushWorker = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // A browser wants something shown for each message.
  }
  const { title = 'News in the inbox', body = '', link = '/admin', tag = '' } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icons/192.png', data: { link } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link, self.location.origin);
  if (link.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === link.href);
      return open ? open.focus() : self.clients.openWindow(link.href);
    }),
  );
});
`;
