import { ownSectionPath } from '../own-section/path';
import type { deliverEvents, SiteEvent } from './events';

/** Google accepts a command as an `arguments` object, and not as an array. */
const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

/**
 * Called when the visitor has agreed, and not before: it makes the first request to Google.
 * @param deliver `deliverEvents`, which every page has already
 */
export function startGoogleAnalytics(id: string, deliver: typeof deliverEvents): void {
  switchOff(id, false);
  if (isGoogleHere()) return;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    // Nobody was asked about advertising.
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // The query of this page is what somebody pays for their tools.
    ...(location.pathname === ownSectionPath && {
      page_location: location.origin + ownSectionPath,
    }),
  });
  deliver(tellGoogle);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${scriptAddress}?id=${id}`;
  document.head.append(script);
}

const scriptAddress = 'https://www.googletagmanager.com/gtag/js';

/** It reads each address that a page takes on, also without a request. */
export const isGoogleHere = (): boolean =>
  document.querySelector(`script[src^="${scriptAddress}"]`) !== null;

function tellGoogle(noted: SiteEvent): void {
  // Google counts each page by itself; ours would count the home page twice.
  if (noted.event === 'page_view') return;
  const { event, category, label, nonInteraction } = noted;
  gtag('event', event, {
    event_category: category,
    event_label: label,
    non_interaction: nonInteraction,
  });
}

/** Keeps a Google Analytics that runs from sending, and deletes what it has stored. */
export function stopGoogleAnalytics(id: string): void {
  switchOff(id, true);
  const names = document.cookie
    .split('; ')
    .flatMap((cookie) => cookie.split('=', 1))
    .filter((name) => name.startsWith('_ga'));
  const labels = location.hostname.split('.');
  // Google sets them for the widest domain that the browser allows, which only the browser knows.
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Google's own switch: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
function switchOff(id: string, isOff: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isOff });
}
