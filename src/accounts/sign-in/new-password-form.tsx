'use client';

import { useState } from 'react';

import { showToast } from '@/ui/toast/toast';

import { isRecord, isSuccess, messageOf, postAuth, type AuthAnswer } from '../request/auth-request';
import { may } from '../rights';
import { enteredText, LoginField, SubmitButton } from './form-parts';
import { TwoStepForm, useSecondStep } from './second-step';
import { askedCodeOf, recoveryCodesOf } from './second-factor-answer';

const unreachable = 'The new password could not be sent. Try again.';

/** Sets the password of whom the token was mailed to, and signs them in where they belong. */
export function NewPasswordForm({ token }: { token: string }) {
  const second = useSecondStep();
  const { asked, ask, showRecoveryCodes } = second;
  const [pending, setPending] = useState(false);
  const [home, setHome] = useState('/cms');

  async function send(entered: FormData) {
    setPending(true);
    const answer = await postAuth('reset-password', {
      token,
      password: enteredText(entered, 'password'),
      ...(asked ? { code: enteredText(entered, 'code') } : {}),
    }).catch(() => null);
    if (answer && isSuccess(answer)) {
      welcome(answer);
      return;
    }
    setPending(false);
    const next = answer && askedCodeOf(answer);
    if (next) ask(next);
    if (next && next.kind !== 'wrong') return;
    const text = (answer && messageOf(answer)) ?? unreachable;
    void showToast({ title: 'Password not changed', text, tone: 'error' });
  }

  function welcome(answer: AuthAnswer) {
    const address = isStaff(answer) ? '/admin' : '/cms';
    const codes = recoveryCodesOf(answer);
    setHome(address);
    showRecoveryCodes(codes);
    if (codes.length === 0) leaveFor(address);
  }

  return (
    <TwoStepForm
      second={second}
      onSend={send}
      onContinue={() => leaveFor(home)}
      first={
        <LoginField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
        />
      }
    >
      <SubmitButton pending={pending}>{pending ? 'Saving...' : 'Set the password'}</SubmitButton>
    </TwoStepForm>
  );
}

/** By a full load: nothing of this page, the token least of all, stays in the router's memory. */
const leaveFor = (address: string) => window.location.replace(address);

function isStaff({ body }: AuthAnswer): boolean {
  const user = body?.['user'];
  return isRecord(user) && may(user, 'read');
}
