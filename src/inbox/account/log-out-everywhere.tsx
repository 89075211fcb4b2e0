'use client';

import { useState } from 'react';

import { showToast } from '@/ui/toast/toast';

import { clearAdminFlag } from '@/accounts/sign-in/admin-flag';
import { isSuccess, postAuth } from '@/accounts/sign-in/auth-request';
import { lineButton } from '../list/looks';

/** Ends every session of the account, on all machines, this one too. */
export function LogOutEverywhere() {
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    const answer = await postAuth('logout?allSessions=true').catch(() => null);
    if (answer && isSuccess(answer)) {
      clearAdminFlag();
      window.location.replace('/admin');
      return;
    }
    setPending(false);
    void showToast({ title: 'Error', text: 'Failed to logout properly', tone: 'error' });
  }

  return (
    <button
      type="button"
      disabled={pending}
      onClick={() => void logOut()}
      className={`mt-4 ${lineButton}`}
    >
      Sign out everywhere
    </button>
  );
}
