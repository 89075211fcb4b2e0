type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
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

/**
 * Remembers what is typed, ticked and chosen in an island until React has it.
 * @returns tells React, by the events that a person would have caused then
 */
export function keepTyped(host: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  for (const field of host.querySelectorAll<Field>('input, textarea, select'))
    if (isOwn(field) && answerOf(field) !== sentAnswerOf(field)) typed.set(field, answerOf(field));
  const remember = ({ target }: Event) => {
    if (isField(target) && isOwn(target)) typed.set(target, answerOf(target));
  };
  host.addEventListener('input', remember, true);
  return () => {
    host.removeEventListener('input', remember, true);
    for (const [field, answer] of typed) giveBack(field, answer);
  };
}

/** React takes no notice of an answer that it has seen: it sees what the server sent before. */
function giveBack(field: Field, answer: string | boolean): void {
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
