'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { showToast } from '@/ui/toast/toast';

import { clearAdminFlag } from '../sign-in/admin-flag';
import { isSuccess, postAuth } from '../sign-in/auth-request';
import { barButton } from '@/inbox/list/looks';

/** Revokes the session on the server first; whoever could not be signed out stays in. */
export function LogOutButton() {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    const answer = await postAuth('logout').catch(() => null);
    setPending(false);
    if (answer && isSuccess(answer)) clearAdminFlag();
    else void showToast({ title: 'Error', text: 'Failed to logout properly', tone: 'error' });
    // Also after a failure: a session that had ended already is none to stay in.
    router.refresh();
  }

  return (
    <button type="button" disabled={pending} onClick={() => void logOut()} className={barButton}>
      Log Out
    </button>
  );
}
