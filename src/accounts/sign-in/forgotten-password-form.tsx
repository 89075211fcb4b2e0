'use client';

import { useState } from 'react';

import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast/toast';

import { isSuccess, messageOf, postAuth } from '../request/auth-request';
import { enteredText, LoginField, SignInForm, SubmitButton } from './form-parts';

/** Says the same whether there is an account or not. */
export function ForgottenPasswordForm() {
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);

  async function send(entered: FormData) {
    const email = enteredText(entered, 'email').trim();
    setPending(true);
    const answer = await postAuth('forgot-password', { email }).catch(() => null);
    setPending(false);
    if (answer && isSuccess(answer)) {
      setSent(true);
      return;
    }
    const text = (answer && messageOf(answer)) ?? 'The request could not be sent. Try again.';
    void showToast({ title: 'No link sent', text, tone: 'error' });
  }

  const back = (
    <p className="mt-4">
      <TextLink href="/admin">Back to the sign-in</TextLink>
    </p>
  );
  if (sent) {
    return (
      <>
        <p role="status" className="mt-5 text-[15px]">
          If there is an account with this address, a link to set a new password is on its way. It
          works for an hour.
        </p>
        {back}
      </>
    );
  }
  return (
    <SignInForm onSend={send}>
      <LoginField label="Email" name="email" type="email" autoComplete="username" />
      <SubmitButton pending={pending}>{pending ? 'Sending...' : 'Send the link'}</SubmitButton>
      {back}
    </SignInForm>
  );
}
