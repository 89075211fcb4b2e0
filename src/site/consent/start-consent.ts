import { forgetArrival, keepArrival } from '@/forms/source/arrival';

import { objectionCookie } from '@/page-views/objection-cookie';

import { deliverEvents } from '../analytics/events';
import { headerIds } from '../frame/site-paths';
import { keepAnswer, onAnswerElsewhere, readAnswer } from './answer';

/**
 * Asks before anything is counted. Where no id is set, the code for it is not even loaded. The web
 * process writes the id into the page (server/areas.ts): pages are built without knowing it.
 */
export function startConsent(): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
  const place = document.getElementById(headerIds.question);
  if (id === undefined || !place) return;
  // By name: for a whole module each page would load a helper of the bundler's.
  const answers = { keepAnswer, onAnswerElsewhere, readAnswer };
  import('./question').then(
    ({ ask }) => ask(id, place, { deliver: deliverEvents, forget: forgetArrival, answers }),
    // It could not be loaded: nobody is asked, and nothing is counted.
    () => undefined,
  );
}

/** What opens a draft for whoever has it is no page on which somebody arrives. */
const isSecret = () => location.pathname.startsWith('/review/');

/** The source of a visit is not kept of people who refuse to be counted, here or in their browser. */
export function noteArrival(): void {
  if (isSecret()) return;
  const saysNo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  const objects = document.cookie.includes(objectionCookie);
  if (saysNo || objects || readAnswer() === 'rejected') forgetArrival();
  else keepArrival({ address: location.href, referrer: document.referrer });
}
