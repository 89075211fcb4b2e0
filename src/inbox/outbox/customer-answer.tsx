'use client';

import { useState } from 'react';

import { solidButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { SubmissionLink } from '../frame/submission-link';
import { answerAsCustomer, type AnswerState } from './actions';
import { heldMailAddress, type HeldMailKey } from './held-mail';
import type { WholeHeldMail } from './reads';

interface CustomerAnswerProps {
  mail: HeldMailKey;
  about: Pick<WholeHeldMail, 'form' | 'submission' | 'reference'>;
  /** Of the customer. */
  name: string;
  /** Another one for each answer: what is sent twice comes in once. */
  answerKey: string;
}

/** What whoever got the mail writes back. It comes in as their mail would. */
export function CustomerAnswer({ mail, about, name, answerKey }: CustomerAnswerProps) {
  const [text, setText] = useState('');
  const { state, pending, problem, formProps } = useFormAction<AnswerState>(
    answerAsCustomer,
    {},
    { address: heldMailAddress(mail), onAnswer: (answer) => answer.problem || setText('') },
  );
  return (
    <form {...formProps} aria-busy={pending} className="mt-8 grid max-w-[64ch] gap-2">
      <input type="hidden" name="mail" value={`${mail.kind}.${mail.form}.${mail.id}`} />
      <input type="hidden" name="key" value={answerKey} />
      <label className="grid gap-1">
        <span className="text-[17px] font-[660]">
          Answer as <bdi>{name}</bdi>
        </span>
        <span className="text-[14px] text-ink-soft">
          It comes into the inbox as their mail would, marked as made here.
        </span>
        <textarea
          name="text"
          rows={5}
          required
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={textBox}
        />
      </label>
      <div>
        <button type="submit" disabled={pending} className={solidButton}>
          Answer
        </button>
      </div>
      <Problem text={problem} />
      <p role="status">
        {state.isAnswered && !pending ? (
          <>
            It came in, on{' '}
            <SubmissionLink form={about.form} id={about.submission}>
              {about.reference}
            </SubmissionLink>
            , which is open and unread again.
          </>
        ) : null}
      </p>
    </form>
  );
}
