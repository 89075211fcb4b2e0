import { useEffect, useRef, useState } from 'react';

import { dismissToasts, prepareToasts, showToast } from '@/ui/toast/toast';

import type { FieldError, ShownForm } from '../definition';
import type { FormWords } from '../form-words';
import type { FormField } from '../kinds';
import { fillIn } from '../reply-template';
import { type Outcome, type Progress, sendSubmission } from '../send/send-submission';
import type { Answers } from '../send/submission-body';
import { newSubmissionKey } from '../send/submission-key';
import { checkAnswers } from './check-answers';
import { clearDraft, readDraft, saveDraft } from './draft';
import { answerOf, askedIn, emptySent, filesIn, fillAnswers, readAnswers } from './form-controls';
import { showThankYou } from './thank-you-view';

const isSame = (answers: Answers, others: Answers = {}): boolean =>
  Object.entries(answers).every(([name, answer]) => answer === (others[name] ?? ''));

/** What a form shows. */
export interface Shown {
  readonly errors: readonly FieldError[];
  /** What is said below the button, to screen readers too; empty for nothing. */
  readonly status: string;
  /** What stands before that, and a toast has said to screen readers. */
  readonly told: string;
  /** Whether that is of a try that failed. */
  readonly isFailed: boolean;
  readonly isBusy: boolean;
}

const nothingSaid = { status: '', told: '', isFailed: false };

interface SubmissionOptions {
  form: ShownForm;
  words: FormWords;
  /** The id of the view that takes the form's place after a success. */
  switchesTo?: string;
  /** What the server has found wrong. */
  refused: Pick<Shown, 'errors' | 'status'>;
  /** Brings what is wrong into sight. */
  onErrors: (errors: readonly FieldError[]) => void;
  /** At the first page of the form. */
  beginAgain: () => void;
}

/** From the first keystroke to the answer: drafts, checks, sending, and what follows. */
export function useSubmission(options: SubmissionOptions) {
  const { form, words, switchesTo, refused, onErrors, beginAgain } = options;
  const element = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<Shown>({
    ...{ ...refused, told: '', isBusy: false },
    isFailed: refused.status !== '',
  });
  /** Under which key it goes, whether it is on its way, and whether a draft has filled it in. */
  const sending = useRef<{ key?: string; isBusy: boolean; isFromDraft: boolean }>({
    isBusy: false,
    isFromDraft: false,
  });
  /** Whether the tab has kept a draft of it: one that is gone then was sent. */
  const isKept = useRef(false);
  const show = (change: Partial<Shown>) => setShown((before) => ({ ...before, ...change }));

  useEffect(() => {
    // So that a toast can still say that the network has gone.
    void prepareToasts().catch(() => undefined);
    const draft = readDraft(form.name);
    const at = element.current;
    if (!draft || !at) return;
    isKept.current = true;
    fillAnswers(at, draft.answers);
    const { notice } = draft;
    // A screen reader hears what changes after the page was drawn.
    if (notice !== undefined) queueMicrotask(() => show({ status: notice }));
    // A file does not come back, and without it this is another submission.
    const isWhole = Object.entries(draft.answers).every(
      ([name, answer]) => answer === (answerOf(at, name) ?? ''),
    );
    sending.current = { key: isWhole ? draft.key : undefined, isBusy: false, isFromDraft: true };
  }, [form.name]);

  // A page from the browser's memory shows what stood there, and a later page of this tab may have written on, or sent it.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const at = element.current;
      if (!persisted || !at) return;
      const draft = readDraft(form.name);
      const answers = readAnswers(at, form);
      if (isSame(answers, draft?.answers)) return;
      if (draft) location.reload();
      else if (isKept.current) emptySent(at, form, answers);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [form]);

  async function deliver(at: HTMLFormElement, answers: Answers): Promise<Outcome> {
    // Whoever filled the hidden field sees a success, and nothing is sent (spec, section 5).
    if (answerOf(at, form.honeypot)) return { kind: 'sent' };
    const key = (sending.current.key ??= newSubmissionKey());
    saveDraft(form.name, { answers, key });
    const progressWords: Record<Progress, string> = {
      'trying-again': words.tryingAgain,
      'checking-sender': words.checkingSender,
    };
    // Since the page began. A form that was filled from a draft has no known time.
    const fillSeconds = sending.current.isFromDraft ? undefined : performance.now() / 1000;
    const asked = { fields: askedIn(at, form) };
    return sendSubmission({
      form,
      answers: readAnswers(at, asked),
      files: filesIn(at, asked),
      key,
      fillSeconds,
      onProgress: (progress) => show({ status: progressWords[progress] }),
    });
  }

  /** What was typed while the rest was on its way stays, and is a submission of its own. */
  function clear(at: HTMLFormElement, sent: Answers) {
    const since = emptySent(at, form, sent);
    clearDraft(form.name);
    if (Object.keys(since).length > 0) saveDraft(form.name, { answers: since });
    sending.current.key = undefined;
  }

  /** A toast can be closed, or lie elsewhere: why, and what to do, stands by the button until the next try. */
  function failed(reason: string | undefined): Partial<Shown> {
    void showToast({ ...form.texts.failure, tone: 'error' });
    return {
      told: reason === undefined ? form.texts.failure.text : '',
      status: [reason, words.nothingLost].filter(Boolean).join(' '),
      isFailed: true,
    };
  }

  /** @returns what the form shows then */
  function finish(at: HTMLFormElement, outcome: Outcome, answers: Answers): Partial<Shown> {
    switch (outcome.kind) {
      case 'refused':
        onErrors(outcome.errors);
        return { errors: outcome.errors };
      case 'failed':
        return failed(outcome.message);
      case 'unreachable':
        return failed(words.noAnswer);
      case 'changed':
        saveDraft(form.name, { answers, notice: outcome.message });
        beginAgain();
        location.reload();
        return {};
      case 'sent': {
        const { reference } = outcome;
        clear(at, answers);
        beginAgain();
        if (form.thanksAt !== undefined) {
          location.assign(form.thanksAt);
          return {};
        }
        // The view of a form that editors made says the same words.
        if (form.fingerprint === undefined || switchesTo === undefined)
          void showToast({ ...form.texts.success, tone: 'success' });
        showThankYou(switchesTo, reference, answers);
        if (switchesTo !== undefined) return {};
        // No view takes the form's place, and a toast goes by: the form says it itself, and it stays.
        return {
          told: form.texts.success.text,
          status: reference === undefined ? '' : fillIn(words.yourReference, { reference }),
        };
      }
    }
  }

  /** Whether what is asked is answered; otherwise it shows what is wrong. */
  function check(at: HTMLFormElement, isMeant: (field: FormField) => boolean): boolean {
    const asked = askedIn(at, form).filter(isMeant);
    const errors = checkAnswers(asked, ({ name }) => answerOf(at, name));
    show({ errors, ...nothingSaid });
    onErrors(errors);
    return errors.length === 0;
  }

  async function submit(at: HTMLFormElement) {
    if (sending.current.isBusy) return;
    // Of the try before.
    void dismissToasts().catch(() => undefined);
    if (!check(at, () => true)) return;
    sending.current.isBusy = true;
    show({ isBusy: true });
    const answers = readAnswers(at, form);
    const outcome = await deliver(at, answers);
    sending.current.isBusy = false;
    show({ ...nothingSaid, ...finish(at, outcome, answers), isBusy: false });
  }

  return {
    ...shown,
    element,
    check,
    submit,
    /** Another text is another submission: the server must not take it for a repetition. */
    onInput: () => {
      if (!element.current) return;
      const answers = readAnswers(element.current, form);
      // A browser that goes back writes the same once more.
      if (isSame(answers, readDraft(form.name)?.answers)) return;
      sending.current.key = undefined;
      saveDraft(form.name, { answers });
      isKept.current = readDraft(form.name) !== null;
    },
  };
}
