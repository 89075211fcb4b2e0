import type { FieldError, Filling } from '../browser-form';
import { fieldIds } from '../field-ids';

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-errors]');

/** Says in one place what is wrong, and moves the focus there. */
export function showErrors(
  form: HTMLFormElement,
  { name: formName, words }: Filling,
  errors: readonly FieldError[],
): void {
  const summary = summaryOf(form);
  if (!summary) return;
  summary.hidden = errors.length === 0;
  document.title = titleWith(`${words.errorMark} `, errors.length > 0);
  if (summary.hidden) return;
  const line = summary.querySelector('li');
  if (line) {
    const lines = errors.map((error) => filledLine(line, formName, error));
    summary.querySelector('ul')?.replaceChildren(...lines);
  }
  summary.focus();
}

/** A screen reader says the title first, and a row of tabs shows little else. */
function titleWith(errorMark: string, isWrong: boolean): string {
  const { title } = document;
  const plain = title.startsWith(errorMark) ? title.slice(errorMark.length) : title;
  return isWrong ? errorMark + plain : plain;
}

/** Moves the focus to what is wrong, if anything is. */
export function focusErrors(form: HTMLFormElement): void {
  const summary = summaryOf(form);
  if (summary?.hidden === false) summary.focus();
}

/** Has the lines of the summary lead to their fields. */
export function leadToFields(form: HTMLFormElement): void {
  summaryOf(form)?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const control = link && document.getElementById(link.hash.slice(1));
    if (!control) return;
    event.preventDefault();
    // Brings the label into view as well, which a fragment alone would leave above the edge.
    document.querySelector(`label[for="${control.id}"]`)?.scrollIntoView();
    control.focus({ preventScroll: true });
  });
}

function filledLine(like: Element, formName: string, { name, message }: FieldError): Node {
  const line = document.importNode(like, true);
  const link = line.querySelector('a');
  if (link) {
    link.href = `#${fieldIds(formName, name).control}`;
    link.textContent = message;
  }
  return line;
}
