import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { BrowserForm, FieldError } from '../browser-form';
import { checkAnswers } from './check-answers';
import { clearDraft, readDraft, saveDraft } from './draft';
import { controlOf, fillAnswers, markErrors, readAnswers } from './form-controls';
import { type Outcome, type Progress, sendSubmission } from '../send/send-submission';
import { newSubmissionKey } from '../send/submission-key';
import { showThankYou } from './thank-you-view';
import { prepareToasts, showToast } from '@/ui/toast/toast';
import { checkingSender, tryingAgain } from './words';

interface Beginning {
  form: BrowserForm;
  switchesTo?: string;
  errors: readonly FieldError[];
  problem?: string;
}

const progressWords: Record<Progress, string> = {
  'trying-again': tryingAgain,
  'checking-sender': checkingSender,
};

/** From the first keystroke to the answer: drafts, checks, sending, and what follows. */
export function useSubmission({ form, switchesTo, ...beginning }: Beginning) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const keyRef = useRef<string>(undefined);
  const openSinceRef = useRef<number>(undefined);
  // A second submit may come before React has drawn the disabled button.
  const busyRef = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState(beginning.errors);
  const [problem, setProblem] = useState(beginning.problem);

  useEffect(() => {
    if (!formRef.current) return;
    // From now on our messages take the place of the browser's.
    formRef.current.noValidate = true;
    const draft = readDraft(form.name);
    if (!draft) {
      openSinceRef.current = performance.now();
      return;
    }
    fillAnswers(formRef.current, draft.answers);
    keyRef.current = draft.key;
  }, [form.name]);

  useEffect(() => {
    if (formRef.current) markErrors(formRef.current, form, errors);
    if (errors.length > 0) summaryRef.current?.focus();
  }, [errors, form]);

  /** Loads the toaster while someone types, so that it is there when the network is not. */
  function start() {
    prepareToasts().catch(() => undefined);
  }

  /** Another text is another submission: the server must not take it for a repetition. */
  function keepDraft() {
    if (!formRef.current) return;
    keyRef.current = undefined;
    saveDraft(form.name, { answers: readAnswers(formRef.current, form) });
  }

  async function deliver(element: HTMLFormElement): Promise<Outcome> {
    // Whoever filled the hidden field sees a success, and nothing is sent (spec, section 5).
    if (controlOf(element, form.honeypot)?.value) return { kind: 'sent' };
    const answers = readAnswers(element, form);
    const key = (keyRef.current ??= newSubmissionKey());
    saveDraft(form.name, { answers, key });
    // A form that was filled from a draft has no known time.
    const { current: openSince } = openSinceRef;
    const fillSeconds =
      openSince === undefined ? undefined : (performance.now() - openSince) / 1000;
    return sendSubmission({
      form,
      answers,
      key,
      fillSeconds,
      onProgress: (progress) => setProblem(progressWords[progress]),
    });
  }

  function finish(element: HTMLFormElement, outcome: Outcome) {
    setProblem(outcome.kind === 'failed' ? outcome.message : undefined);
    switch (outcome.kind) {
      case 'refused':
        setErrors(outcome.errors);
        break;
      case 'failed':
        void showToast({ ...form.texts.failure, tone: 'error' });
        break;
      case 'sent':
        element.reset();
        clearDraft(form.name);
        keyRef.current = undefined;
        void showToast({ ...form.texts.success, tone: 'success' });
        if (switchesTo) showThankYou(switchesTo, outcome.reference);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busyRef.current) return;
    const element = event.currentTarget;
    const found = checkAnswers(form.fields, ({ name }) => controlOf(element, name));
    setErrors(found);
    setProblem(undefined);
    if (found.length > 0) return;

    const focused = document.activeElement;
    busyRef.current = true;
    setSubmitting(true);
    const outcome = await deliver(element);
    busyRef.current = false;
    flushSync(() => setSubmitting(false));
    // A disabled button loses the focus; a keyboard would start again at the top of the page.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
    finish(element, outcome);
  }

  return { formRef, summaryRef, submitting, errors, problem, start, keepDraft, submit };
}
