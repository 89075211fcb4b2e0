import { isFilling } from '../browser-form';
import { fillForm } from './fill-form';

/** Checks and sends in the browser what would work as plain HTML, too. */
export function fillForms(): void {
  for (const element of document.querySelectorAll<HTMLFormElement>('[data-filling]')) {
    const filling: unknown = JSON.parse(element.dataset.filling ?? '');
    if (isFilling(filling)) fillForm(element, filling);
  }
}
