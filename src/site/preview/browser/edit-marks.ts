import { changes } from '@/islands/changes';

import { previewIds } from '../preview-ids';
import { type ContentText, fetchTexts, isFixed, markOfField } from './content-texts';
import { EditLink } from './edit-link';
import { matchTexts } from './match-texts';
import { markTaken, takeMarks } from './take-marks';

/** Which field holds an element's words; undefined where none does. */
const marked = new WeakMap<Element, ContentText | undefined>();
const any = `[${previewIds.editable}], [${previewIds.fixed}]`;
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';

/**
 * Marks each text of the page with the field that holds it. Somebody who points at one, or comes to
 * it by the keyboard, gets a link to that field.
 */
export function startEditMarks(): void {
  const link = new EditLink();
  const showAt = (target: EventTarget | null | undefined) => {
    const element = target instanceof Element ? target.closest(any) : null;
    if (element) link.showAt(element, marked.get(element));
  };
  document.addEventListener('pointerover', ({ target }) => showAt(target));
  document.addEventListener('focusin', ({ target }) => showAt(target));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'e' && !isTyping(event) && !event.ctrlKey && !event.metaKey) link.follow();
  });
  document.addEventListener(changes.page, () => void markAll());
  startSwitch();
  // The pointer may rest on a text already.
  void markAll().then(() => showAt([...document.querySelectorAll(':hover')].at(-1)));
}

async function markAll(): Promise<void> {
  takeMarks(document.documentElement);
  const texts = await fetchTexts();
  for (const { element, field } of matchTexts(texts, document.body)) mark(element, field);
  for (const image of document.images) {
    const own = markTaken(image);
    const field = texts.find((each) =>
      own === undefined ? image.alt !== '' && each.text === image.alt : markOfField(each) === own,
    );
    if (field) mark(image, field);
  }
}

function mark(element: Element, field: ContentText | undefined): void {
  marked.set(element, field);
  element.toggleAttribute(previewIds.editable, !isFixed(field));
  element.toggleAttribute(previewIds.fixed, isFixed(field));
}

/** Outlines all marks, and lets the keyboard stop at each. */
function startSwitch(): void {
  const button = document.getElementById(previewIds.showMarks);
  button?.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    document.documentElement.toggleAttribute(previewIds.marksShown, isOn);
    for (const element of document.querySelectorAll<HTMLElement>(any)) {
      if (isOn && !element.matches(focusable)) element.setAttribute('tabindex', '0');
      else if (!isOn && marked.has(element)) element.removeAttribute('tabindex');
    }
  });
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');
