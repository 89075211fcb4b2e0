'use client';

import { useState, type SubmitEvent } from 'react';

import { prepareToasts, showToast } from '@/ui/toast/toast';

import { isRecord, isSuccess, messageOf, postAuth, type AuthAnswer } from '../request/auth-request';
import { enteredText } from '../sign-in/entered-text';
import { FirstRecoveryCodes } from '../sign-in/first-recovery-codes';
import { LoginField } from '../sign-in/login-field';
import { askedCodeOf, recoveryCodesOf } from '../sign-in/second-factor-answer';
import { SecondStep } from '../sign-in/second-step';
import { SubmitButton } from '../sign-in/submit-button';
import { useSecondStep } from '../sign-in/use-second-step';

const unreachable = 'The new password could not be sent. Try again.';

/** Sets the password of whom the token was mailed to, and signs them in where they belong. */
export function NewPasswordForm({ token }: { token: string }) {
  const { asked, ask, goBack, recoveryCodes, showRecoveryCodes } = useSecondStep();
  const [pending, setPending] = useState(false);
  const [home, setHome] = useState('/cms');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
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

  if (recoveryCodes.length > 0)
    return <FirstRecoveryCodes codes={recoveryCodes} onContinue={() => leaveFor(home)} />;
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      onFocus={() => void prepareToasts()}
    >
      <div hidden={asked !== null}>
        <LoginField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
        />
      </div>
      {asked ? <SecondStep asked={asked} onBack={goBack} /> : null}
      <SubmitButton pending={pending}>{pending ? 'Saving...' : 'Set the password'}</SubmitButton>
    </form>
  );
}

/** By a full load: nothing of this page, the token least of all, stays in the router's memory. */
const leaveFor = (address: string) => window.location.replace(address);

function isStaff({ body }: AuthAnswer): boolean {
  const user = body?.['user'];
  return isRecord(user) && user['role'] === 'admin';
}
