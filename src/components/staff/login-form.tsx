'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type SubmitEvent } from 'react';

import { prepareToasts, showToast } from '@/components/forms/toast';
import { TextLink } from '@/components/ui/text-link';

import { setAdminFlag } from './admin-flag';
import { postAuth } from './auth-request';
import { enteredText } from './entered-text';
import { logIn } from './log-in';
import { LoginField } from './login-field';
import { loginMessage } from './login-messages';
import { SubmitButton } from './submit-button';

export function LoginForm() {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [opening, startOpening] = useTransition();
  const pending = asking || opening;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const entered = new FormData(event.currentTarget);
    setAsking(true);
    const outcome = await logIn(
      enteredText(entered, 'email'),
      enteredText(entered, 'password'),
      postAuth,
    );
    setAsking(false);
    void showToast(loginMessage(outcome));
    if (outcome.kind !== 'signed-in') return;
    setAdminFlag();
    startOpening(() => router.refresh());
  }

  return (
    // By POST, so that no browser can ever put a password into an address.
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      onFocus={() => void prepareToasts()}
    >
      <LoginField label="Email" name="email" type="email" autoComplete="username" />
      <LoginField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton pending={pending}>{pending ? 'Logging in...' : 'Log In'}</SubmitButton>
      <p className="mt-4">
        <TextLink href="/admin/forgotten-password">Forgotten your password?</TextLink>
      </p>
      <noscript>
        <p className="mt-4">The inbox needs JavaScript.</p>
      </noscript>
    </form>
  );
}
