'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';

import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast/toast';

import { setAdminFlag } from '../request/signals';
import { postAuth, postAuthOfStaff } from '../request/auth-request';
import { enteredText, LoginField, SubmitButton } from './form-parts';
import { TwoStepForm, useSecondStep } from './second-step';
import { logIn, type Destination } from './log-in';
import { loginMessage } from './login-messages';

export function LoginForm({ destination = 'inbox' }: { destination?: Destination }) {
  const router = useRouter();
  const second = useSecondStep();
  const { asked, ask, showRecoveryCodes } = second;
  const [asking, setAsking] = useState(false);
  const [opening, startOpening] = useTransition();
  const pending = asking || opening;

  async function send(entered: FormData) {
    if (pending) return;
    setAsking(true);
    const outcome = await logIn(
      {
        email: enteredText(entered, 'email'),
        password: enteredText(entered, 'password'),
        ...(asked ? { code: enteredText(entered, 'code') } : {}),
      },
      destination === 'inbox' ? postAuthOfStaff : postAuth,
      destination,
    );
    setAsking(false);
    // The field that appears says as much.
    const isNews = outcome.kind !== 'code-asked' || outcome.asked.kind === 'wrong';
    if (isNews) void showToast(loginMessage(outcome));
    if (outcome.kind === 'code-asked') ask(outcome.asked);
    if (outcome.kind !== 'signed-in') return;
    if (outcome.recoveryCodes.length > 0) showRecoveryCodes(outcome.recoveryCodes);
    else open();
  }

  function open() {
    if (destination === 'panel') {
      window.location.replace('/cms');
      return;
    }
    setAdminFlag();
    startOpening(() => router.refresh());
  }

  return (
    <TwoStepForm
      second={second}
      onSend={send}
      onContinue={open}
      first={
        <>
          <LoginField label="Email" name="email" type="email" autoComplete="username" />
          <LoginField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </>
      }
    >
      <SubmitButton pending={pending}>{pending ? 'Logging in...' : 'Log In'}</SubmitButton>
      {asked ? null : (
        <p className="mt-4">
          <TextLink href="/admin/forgotten-password">Forgotten your password?</TextLink>
        </p>
      )}
      <noscript>
        <p className="mt-4">The inbox needs JavaScript.</p>
      </noscript>
    </TwoStepForm>
  );
}
