'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

import { barButton } from '@/ui/dense-controls';
import { prepareToasts, showToast } from '@/ui/toast/toast';

import { clearAdminFlag, tellLogOut } from '../request/signals';
import { isSuccess, postAuth, saysNoSession } from '../request/auth-request';

/** Revokes the session on the server first; if that fails, the page stays. */
export function LogOutButton() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  // The toast must be there when the network has gone.
  useEffect(() => void prepareToasts(), []);

  async function logOut() {
    setPending(true);
    const answer = await postAuth('logout').catch(() => null);
    setPending(false);
    if (answer && isSuccess(answer)) {
      clearAdminFlag();
      tellLogOut();
    } else void showToast({ title: 'Error', text: 'Failed to logout properly', tone: 'error' });
    // Without an answer Next would show the browser's error page. A session that had ended already
    // cannot stay.
    if (answer && (isSuccess(answer) || saysNoSession(answer))) router.refresh();
  }

  return (
    <button type="button" disabled={pending} onClick={() => void logOut()} className={barButton}>
      Log Out
    </button>
  );
}
