'use client';

import { useState, type SubmitEvent } from 'react';

import { prepareToasts, showToast } from '@/components/forms/toast';

import { isRecord, isSuccess, messageOf, postAuth, type AuthAnswer } from './auth-request';
import { enteredText } from './entered-text';
import { LoginField } from './login-field';
import { SubmitButton } from './submit-button';

const unreachable = 'The new password could not be sent. Try again.';

/** Sets the password of whom the token was mailed to, and signs them in where they belong. */
export function NewPasswordForm({ token }: { token: string }) {
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = enteredText(new FormData(event.currentTarget), 'password');
    setPending(true);
    const answer = await postAuth('reset-password', { token, password }).catch(() => null);
    if (answer && isSuccess(answer)) {
      // A full load: nothing of this page, the token least of all, stays in the router's memory.
      window.location.replace(isStaff(answer) ? '/admin' : '/cms');
      return;
    }
    setPending(false);
    const text = (answer && messageOf(answer)) ?? unreachable;
    void showToast({ title: 'Password not changed', text, tone: 'error' });
  }

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      onFocus={() => void prepareToasts()}
    >
      <LoginField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton pending={pending}>{pending ? 'Saving...' : 'Set the password'}</SubmitButton>
    </form>
  );
}

function isStaff({ body }: AuthAnswer): boolean {
  const user = body?.['user'];
  return isRecord(user) && user['role'] === 'admin';
}
