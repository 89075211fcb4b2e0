'use client';

import { useEffect, useRef } from 'react';

import { showToast } from '@/ui/toast/toast';

import { clearAdminFlag } from '../request/signals';
import { useSameSignIn } from '../session/use-same-sign-in';
import { LoginForm } from './login-form';
import { accessDenied } from './login-messages';

interface SignedOutProps {
  /**
   * There is a session, but not one of staff: it opens nothing here, and stays valid in the panel.
   */
  denied: boolean;
}

/** What the server shows to whoever is not staff. It also clears a forged flag. */
export function SignedOut({ denied }: SignedOutProps) {
  const deniedOnce = useRef(false);
  useSameSignIn();

  useEffect(() => {
    clearAdminFlag();
    if (!denied || deniedOnce.current) return;
    deniedOnce.current = true;
    void showToast(accessDenied);
  }, [denied]);

  return <LoginForm />;
}
