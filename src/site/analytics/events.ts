declare global {
  interface Window {
    /** What this site notes, and Google's commands once a visitor has agreed to them. */
    dataLayer?: object[];
  }
}

/** What the site tells analytics (spec, section 7). */
export type SiteEvent =
  | { event: 'page_view' }
  | { event: 'error'; category: '404'; label: string; nonInteraction: true };

const noted: SiteEvent[] = [];
let deliver: ((event: SiteEvent) => void) | undefined;

/**
 * Notes an event for whatever analytics is configured; with none, the note goes nowhere.
 */
export function pushEvent(event: SiteEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  noted.push(event);
  deliver?.(event);
}

/** Hands over each event once, earlier ones too: a visitor agrees when the page has been seen. */
export function deliverEvents(to: (event: SiteEvent) => void): void {
  deliver = to;
  noted.forEach(to);
}

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
