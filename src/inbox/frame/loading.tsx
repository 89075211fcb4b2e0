'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useState, useTransition, type ReactNode } from 'react';

import { canReachServer } from '@/accounts/request';
import { classNames } from '@/ui/class-names';
import { lineButton } from '@/ui/dense-controls';
import { showToast } from '@/ui/toast/toast';
import { useHydrated } from '@/ui/use-hydrated';

interface LoadingBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows a loading state where a click leads to something new. The document that a browser asks for
 * is sent when it is whole, so a loading state in it would help nobody, and only a script could
 * replace it: there, the children stand in its place.
 */
export function LoadingBoundary({ fallback, children }: LoadingBoundaryProps) {
  const [isNavigation] = useState(useHydrated());
  return isNavigation ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

export function LoadingSubmissions({ className }: { className?: string }) {
  return (
    <p role="status" className={classNames('py-10 text-[15px] text-ink-soft', className)}>
      Loading submissions...
    </p>
  );
}

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
