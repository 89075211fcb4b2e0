import { pushEvent } from './events';

/** Notes what `PageEvent` says of the page, which is that somebody saw it, or that it is none. */
export function notePageEvent(): void {
  const event = document.querySelector<HTMLMetaElement>('meta[name="page-event"]')?.content;
  if (event === 'page_view') pushEvent({ event });
  if (event === 'error') {
    const path = location.pathname;
    console.error(`404: no page at ${path}`);
    pushEvent({ event, category: '404', label: path, nonInteraction: true });
  }
}
