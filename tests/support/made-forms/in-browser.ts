import type { ShownForm } from '@/forms/definition';
import { checkAnswers } from '@/forms/fill/check-answers';
import { answerOf, askedIn, readAnswers } from '@/forms/fill/form-controls';
import { submissionBody } from '@/forms/send/submission-body';

import type { Filling, Judged } from './random-form';

/** HTML sends a line break so, and texts of one line have none. */
const asSent = (value: FormDataEntryValue): string =>
  typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : '';

/** What our script does when somebody has filled the form in and presses its button. */
function judge(shown: ShownForm, filling: Filling): Judged {
  const form = document.forms[0];
  if (!form) throw new Error('Nothing is drawn.');
  for (const { name } of shown.fields) fill(form, name, filling[name]);
  const asked = askedIn(form, shown);
  const plain = new URLSearchParams();
  for (const [name, value] of new FormData(form)) plain.append(name, asSent(value));
  return {
    drawn: shown.fields.filter(({ name }) => form.elements.namedItem(name)).length,
    labelled: [...form.querySelectorAll('label, legend')].map((each) => each.textContent),
    errors: checkAnswers(asked, (field) => answerOf(form, field.name)),
    body: submissionBody(shown.fields, readAnswers(form, { fields: asked })),
    plain: plain.toString(),
    refused: [...form.elements].flatMap((each) =>
      each instanceof HTMLInputElement &&
      asked.some(({ name }) => name === each.name) &&
      !each.checkValidity()
        ? [`${each.type} ${each.value}: ${each.validationMessage}`]
        : [],
    ),
  };
}

function fill(form: HTMLFormElement, name: string, given: Filling[string] | undefined): void {
  const found = form.elements.namedItem(name);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  for (const [at, control] of controls.entries()) {
    if (control instanceof HTMLSelectElement)
      control.selectedIndex = (given?.picks[0] ?? 0) % control.options.length;
    else if (control instanceof HTMLTextAreaElement) control.value = given?.text ?? '';
    else if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox') control.checked = (given?.picks[at % 8] ?? 0) % 2 === 1;
      else if (control.type === 'radio')
        control.checked = (given?.picks[0] ?? 0) % (controls.length + 1) === at + 1;
      else control.value = given?.text ?? '';
    }
  }
}

Object.assign(window, { judge });
