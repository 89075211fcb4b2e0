import { isField } from '@/islands/keep-typed';
import { wakeIslandOf } from '@/islands/wake';

import { clearDraft, readDraft, saveDraft } from './draft';

/** `form.name` may be a field of that name. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('name');

/**
 * Gives back what was typed before a reload, without waiting for a touch, and keeps what is typed
 * before a form is awake.
 */
export function wakeDrafts(): void {
  wakeWithDraft();
  // Meanwhile another page of this tab may have begun one.
  addEventListener('pageshow', ({ persisted }) => persisted && wakeWithDraft());
  // What a draft has besides is not in the form yet; what somebody has just emptied is.
  whenAsleep('input', (name, form, { target }) => {
    const typed = typedIn(form);
    const emptied = isField(target) && !(target.name in typed) ? { [target.name]: '' } : {};
    saveDraft(name, { answers: { ...readDraft(name)?.answers, ...typed, ...emptied } });
  });
  // It goes as plain HTML, and what is refused comes back with its answers.
  whenAsleep('submit', clearDraft);
}

function wakeWithDraft(): void {
  for (const form of document.forms) {
    const name = nameOf(form);
    if (name !== null && readDraft(name)) wakeIslandOf(form);
  }
}

/** An awake form keeps its own draft. */
function whenAsleep(
  type: string,
  act: (name: string, form: HTMLFormElement, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    const name = form && nameOf(form);
    if (form && name && !('awake' in form.dataset)) act(name, form, event);
  });
}

/** By name; each of several on a line. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, answer] of new FormData(form)) {
    if (typeof answer !== 'string' || answer === '') continue;
    typed[name] = name in typed ? `${typed[name]}\n${answer}` : answer;
  }
  return typed;
}
