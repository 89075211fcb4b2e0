'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

import { canReachServer } from '@/accounts/request';
import { lineButton } from '@/ui/dense-controls';
import { showToast } from '@/ui/toast/toast';

const text = 'Failed to load submission data.';

/**
 * The toast passes; the sentence and a way out stay.
 * @param props.hint what would help, where it is known
 */
export function LoadingFailure({ hint }: { hint?: string | undefined }) {
  const router = useRouter();
  const [trying, startTrying] = useTransition();

  useEffect(() => {
    if (trying) return;
    // A moment later, so that an effect that React runs twice in development tells it once.
    const telling = setTimeout(
      () => void showToast({ title: 'Data Loading Error', text, tone: 'error' }),
    );
    return () => clearTimeout(telling);
  }, [trying]);

  const tryAgain = () =>
    startTrying(async () => {
      if (await canReachServer()) startTrying(() => router.refresh());
    });

  return (
    <div className="mt-5 border-l-[14px] border-bad bg-bad-ground px-5 py-4.5 text-[15px]">
      <p>{text}</p>
      {hint ? <p className="mt-1 max-w-[64ch]">{hint}</p> : null}
      <button type="button" disabled={trying} onClick={tryAgain} className={`mt-4 ${lineButton}`}>
        Try again
      </button>
    </div>
  );
}
