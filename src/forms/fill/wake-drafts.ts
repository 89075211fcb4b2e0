import { wakeIslandOf } from '@/islands/wake';

import { clearDraft, readDraft, saveDraft } from './draft';

/** `form.name` may be a field of that name. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('name');

/**
 * Gives back what was typed before a reload, without waiting for a touch, and keeps what is typed
 * before a form is awake.
 */
export function wakeDrafts(): void {
  for (const form of document.forms) {
    const name = nameOf(form);
    if (name !== null && readDraft(name)) wakeIslandOf(form);
  }
  whenAsleep('input', (name, form) => saveDraft(name, { answers: typedIn(form) }));
  // It goes as plain HTML, and what is refused comes back with its answers.
  whenAsleep('submit', clearDraft);
}

/** An awake form keeps its own draft. */
function whenAsleep(type: string, act: (name: string, form: HTMLFormElement) => void): void {
  document.addEventListener(type, ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const name = form && nameOf(form);
    if (form && name && !('awake' in form.dataset)) act(name, form);
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
