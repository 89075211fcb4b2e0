'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type SubmitEvent } from 'react';

import { prepareToasts, showToast } from '@/components/forms/toast';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

import { setAdminFlag } from './admin-flag';
import { postAuth } from './auth-request';
import { logIn } from './log-in';
import { LoginField } from './login-field';
import { loginMessage } from './login-messages';
import { useHydrated } from './use-hydrated';

export function LoginForm() {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [opening, startOpening] = useTransition();
  const pending = asking || opening;
  const hydrated = useHydrated();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const entered = new FormData(event.currentTarget);
    setAsking(true);
    const outcome = await logIn(text(entered, 'email'), text(entered, 'password'), postAuth);
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
      <Button
        type="submit"
        disabled={pending || !hydrated}
        className={classNames(
          'mt-7 w-full',
          pending ? 'disabled:opacity-70' : 'disabled:opacity-100',
        )}
      >
        {pending ? 'Logging in...' : 'Log In'}
      </Button>
      <noscript>
        <p className="mt-4">The inbox needs JavaScript.</p>
      </noscript>
    </form>
  );
}

function text(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value : '';
}
