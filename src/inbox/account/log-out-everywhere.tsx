'use client';

import { useState } from 'react';

import { clearAdminFlag, isSuccess, postAuth } from '@/accounts/request';
import { lineButton } from '@/ui/dense-controls';
import { showToast } from '@/ui/toast/toast';

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
