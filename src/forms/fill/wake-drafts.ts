import { isField } from '@/islands/keep-typed';
import { wakeIslandOf } from '@/islands/wake';
import { hasComeBack } from '@/ui/has-come-back';

import type { Answers } from '../send/submission-body';
import { clearDraft, readDraft, saveDraft } from './draft';
import { giveAnswer, isFiles } from './give-answer';

/** `form.name` may be a field of that name. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('name');

/**
 * Gives back what was typed before a reload, without waiting for a touch, and keeps what is typed
 * before a form is awake.
 */
export function wakeDrafts(): void {
  wakeWithDraft();
  addEventListener('pageshow', ({ persisted }) => {
    // By now a browser has put back what stood in each field as the page was left.
    if (persisted || hasComeBack()) giveBackDrafts(persisted);
    // Meanwhile another page of this tab may have begun one.
    if (persisted) wakeWithDraft();
  });
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
  for (const form of document.forms) if (draftOf(form)) wakeIslandOf(form);
}

const draftOf = (form: HTMLFormElement) => {
  const name = nameOf(form);
  return name === null ? null : readDraft(name);
};

/**
 * A later page of this tab may have written on: its words count.
 * @param isAsLeft whether the page is the one that was left; a form that was awake on it looks itself
 */
function giveBackDrafts(isAsLeft: boolean): void {
  for (const form of document.forms) {
    const draft = draftOf(form);
    if (draft && !(isAsLeft && isAwake(form))) giveBack(form, draft.answers);
  }
}

/** What somebody is typing already stays, and what the page says itself, such as which position is applied for. */
function giveBack(form: HTMLFormElement, answers: Answers): void {
  for (const control of form.elements) {
    if (!isField(control) || isFiles(control) || control.type === 'hidden') continue;
    if (control === document.activeElement) continue;
    const answer = answers[control.name];
    if (answer !== undefined) giveAnswer(control, answer);
  }
  // Those who draw what is asked look again. Nothing was typed that the draft has not.
  form.dispatchEvent(new Event('input'));
}

const isAwake = (form: HTMLFormElement): boolean => 'awake' in form.dataset;

/** An awake form keeps its own draft. */
function whenAsleep(
  type: string,
  act: (name: string, form: HTMLFormElement, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    const name = form && nameOf(form);
    if (form && name && !isAwake(form)) act(name, form, event);
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
