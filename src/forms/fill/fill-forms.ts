import { forms } from '..';

import { toBrowserForm } from '../browser-form';
import { fillForm } from './fill-form';

/** Checks and sends in the browser what would work as plain HTML, too. */
export function fillForms(): void {
  for (const form of Object.values(forms)) {
    for (const element of document.querySelectorAll<HTMLFormElement>(`[data-form="${form.name}"]`))
      fillForm(element, toBrowserForm(form));
  }
}
