import type { forgetArrival } from '@/forms/source/arrival';

import type { deliverEvents } from '../analytics/events';
import { startGoogleAnalytics, stopGoogleAnalytics } from '../analytics/google-analytics';
import type * as answers from './answer';

/** What the page has loaded already: a part that both import would be one more file for everybody. */
interface FromPage {
  readonly deliver: typeof deliverEvents;
  readonly forget: typeof forgetArrival;
  readonly answers: typeof answers;
}

/** Asks visitors who have not answered, and those who want to change their answer. */
export function ask(id: string, place: HTMLElement, { deliver, forget, answers }: FromPage): void {
  let answer = answers.readAnswer();
  /** The button by which somebody asked for the question. */
  let before: HTMLElement | null = null;

  const title = place.querySelector<HTMLElement>('[data-question]');
  const question = title?.textContent ?? '';

  const show = (isWanted: boolean) => {
    // What was answered stands there for somebody who comes back to change it.
    if (title) title.textContent = answer ? (title.dataset[answer] ?? '') : question;
    place.hidden = answer !== null && !isWanted;
  };
  const count = () => {
    if (answer === 'accepted') startGoogleAnalytics(id, deliver);
    else stopGoogleAnalytics(id);
  };
  const reply = (next: answers.Answer) => {
    const isTakenBack = answer === 'accepted' && next !== 'accepted';
    answers.keepAnswer(next);
    answer = next;
    if (next === 'rejected') forget();
    count();
    show(false);
    before?.focus();
    before = null;
    // What Google has loaded stays until the page goes.
    if (isTakenBack) location.reload();
  };

  for (const button of place.querySelectorAll<HTMLElement>('[data-answer]')) {
    const next = button.dataset.answer === 'accepted' ? 'accepted' : 'rejected';
    button.addEventListener('click', () => reply(next));
  }
  for (const settings of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    settings.hidden = false;
    settings.addEventListener('click', () => {
      before = settings.querySelector('button');
      show(true);
      place.focus();
    });
  }
  answers.onAnswerElsewhere((given) => {
    answer = given;
    count();
    show(false);
  });
  keepRoomBelow(place);
  count();
  show(false);
}

/**
 * Keeps as much room at the end of the page, and below what is scrolled into view, as the element
 * takes at the foot of the window (base.css): it hides nothing for good.
 */
function keepRoomBelow(element: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--room-below', `${element.offsetHeight}px`)).observe(
    element,
  );
}
