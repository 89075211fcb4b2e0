import type { SiteEvent } from './events';

/** Tells the browser what to note of this page (spec, sections 2 and 7). React puts it into the head. */
export function PageEvent({ name }: { name: SiteEvent['event'] }) {
  return <meta name="page-event" content={name} />;
}
