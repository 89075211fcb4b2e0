import type { FieldError, Filling } from '../browser-form';
import { checkAnswers } from './check-answers';
import { clearDraft, readDraft, saveDraft } from './draft';
import { controlOf, emptySent, fillAnswers, markErrors, readAnswers } from './form-controls';
import { type Outcome, type Progress, sendSubmission } from '../send/send-submission';
import type { Answers } from '../send/submission-body';
import { newSubmissionKey } from '../send/submission-key';
import { focusErrors, leadToFields, showErrors } from './show-errors';
import { showThankYou } from './thank-you-view';
import { prepareToasts, showToast } from '@/ui/toast/toast';
import { fillIn } from '../reply-template';

/** From the first keystroke to the answer: drafts, checks, sending, and what follows. */
export function fillForm(element: HTMLFormElement, form: Filling): void {
  const { words } = form;
  const progressWords: Record<Progress, string> = {
    'trying-again': words.tryingAgain,
    'checking-sender': words.checkingSender,
  };
  const button = element.querySelector<HTMLButtonElement>('button[type="submit"]');
  const status = element.querySelector('[role="status"]');
  let key: string | undefined;
  let isBusy = false;
  const draft = readDraft(form.name);

  const say = (words = '') => {
    if (status) status.textContent = words;
  };

  function beBusy(busy: boolean) {
    isBusy = busy;
    if (!button) return;
    button.textContent = busy ? form.texts.submitting : form.texts.submit;
    button.disabled = busy;
  }

  async function deliver(answers: Answers): Promise<Outcome> {
    // Whoever filled the hidden field sees a success, and nothing is sent (spec, section 5).
    if (controlOf(element, form.honeypot)?.value) return { kind: 'sent' };
    key ??= newSubmissionKey();
    saveDraft(form.name, { answers, key });
    // Since the page began. A form that was filled from a draft has no known time.
    const fillSeconds = draft ? undefined : performance.now() / 1000;
    return sendSubmission({
      form,
      answers,
      key,
      fillSeconds,
      onProgress: (progress) => say(progressWords[progress]),
    });
  }

  function tell(errors: readonly FieldError[]) {
    markErrors(element, form, errors);
    showErrors(element, form, errors);
  }

  /** What was typed while the rest was on its way stays, and is a submission of its own. */
  function clear(sent: Answers) {
    const since = emptySent(element, form, sent);
    if (Object.keys(since).length > 0) saveDraft(form.name, { answers: since });
    else clearDraft(form.name);
    key = undefined;
  }

  function finish(outcome: Outcome, answers: Answers) {
    say(outcome.kind === 'failed' ? outcome.message : undefined);
    switch (outcome.kind) {
      case 'refused':
        tell(outcome.errors);
        break;
      case 'failed':
        void showToast({ ...form.texts.failure, tone: 'error' });
        break;
      case 'sent':
        clear(answers);
        void showToast({ ...form.texts.success, tone: 'success' });
        showThankYou(element.dataset.switchesTo, outcome.reference);
        // Where no view takes the form's place, the form says it itself.
        if (outcome.reference !== undefined && element.dataset.switchesTo === undefined)
          say(fillIn(words.yourReference, { reference: outcome.reference }));
    }
  }

  async function submit() {
    if (isBusy) return;
    const found = checkAnswers(form.fields, ({ name }) => controlOf(element, name)?.value);
    tell(found);
    say();
    if (found.length > 0) return;

    const focused = document.activeElement;
    beBusy(true);
    const answers = readAnswers(element, form);
    const outcome = await deliver(answers);
    beBusy(false);
    // A disabled button loses the focus; a keyboard would start again at the top of the page.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
    finish(outcome, answers);
  }

  // From now on our messages take the place of the browser's.
  element.noValidate = true;
  if (draft) {
    fillAnswers(element, draft.answers);
    key = draft.key;
  }
  leadToFields(element);
  focusErrors(element);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  // Another text is another submission: the server must not take it for a repetition.
  element.addEventListener('input', () => {
    key = undefined;
    saveDraft(form.name, { answers: readAnswers(element, form) });
  });
  // Loads the toaster while someone types, so that it is there when the network is not.
  element.addEventListener('focusin', () => void prepareToasts().catch(() => undefined));
}
