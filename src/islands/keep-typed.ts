export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Those that the island draws, and whose answer a script can set. */
const isOwn = (field: Field): boolean => !field.closest('[data-slot]') && field.type !== 'file';

const answerOf = (field: Field) => (isToggle(field) ? field.checked : field.value);

/** What the server sent. */
function sentAnswerOf(field: Field): string | boolean {
  if (isToggle(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return (chosen ?? field.options[0])?.value ?? '';
}

export interface KeptInput {
  /** Tells React, which has the island now, by the events that a person would have caused. */
  readonly tellReact: () => void;
  /** Writes it again into what the server sent, which stands there anew. */
  readonly putBack: () => void;
}

/** Remembers what is typed, ticked and chosen in an island. */
export function keepTyped(host: HTMLElement): KeptInput {
  const fieldsOf = () => [...host.querySelectorAll<Field>('input, textarea, select')].filter(isOwn);
  const sent = fieldsOf();
  const typed = new Map<Field, string | boolean>();
  for (const field of sent)
    if (answerOf(field) !== sentAnswerOf(field)) typed.set(field, answerOf(field));
  const remember = (event: Event) => {
    const { target } = event;
    if (!isField(target) || !isOwn(target)) return;
    // To write into a text that is being composed would write it twice; its end tells React.
    if (event instanceof InputEvent && event.isComposing) typed.delete(target);
    else typed.set(target, answerOf(target));
  };
  // The second comes for what was composed, too.
  for (const type of ['input', 'change']) host.addEventListener(type, remember, true);
  return {
    tellReact: () => {
      for (const [field, answer] of typed) giveTo(field, answer);
    },
    putBack: () => {
      for (const [at, field] of fieldsOf().entries())
        for (const [before, answer] of typed) {
          if (!isSame(field, before, sent.indexOf(before) === at)) continue;
          if (typeof answer === 'string') field.value = answer;
          else if (isToggle(field)) field.checked = answer;
        }
      typed.clear();
    },
  };
}

/** Whether a field asks what another one asked, which is gone; without a name its place tells. */
function isSame(field: Field, before: Field, hasSamePlace: boolean): boolean {
  if (before.name === '') return hasSamePlace;
  return before.name === field.name && (!isToggle(field) || before.value === field.value);
}

/** React takes no notice of an answer that it has seen: it sees what the server sent before. */
function giveTo(field: Field, answer: string | boolean): void {
  if (typeof answer === 'string') {
    const putCaretBack = caretOf(field);
    field.value = String(sentAnswerOf(field));
    // Past the setter with which React looks on.
    Reflect.set(Object.getPrototypeOf(field) ?? field, 'value', answer, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    putCaretBack();
  } else if (isToggle(field) && (answer || field.type === 'checkbox')) {
    field.checked = !answer;
    field.click();
  }
}

/** @returns what puts the caret back to where it is now */
function caretOf(field: Field): () => void {
  if (field !== document.activeElement || field instanceof HTMLSelectElement)
    return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    // Some kinds of field have none.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
