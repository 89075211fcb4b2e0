'use client';

import type { ReactNode } from 'react';

import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { useHydrated } from '@/ui/use-hydrated';

/** The forms of the sign-in need scripts, so their button waits for them. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      disabled={pending || !hydrated}
      className={classNames(
        'mt-7 w-full',
        pending ? 'disabled:opacity-70' : 'disabled:opacity-100',
      )}
    >
      {children}
    </Button>
  );
}
