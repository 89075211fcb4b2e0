'use client';

import { useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';

import { classes } from '@/platform/payload/panel/marks';
import { comparedWith } from '@/platform/payload/panel/versions';

import { usePathname, useRouter, useSearchParams } from '../navigation';

/** Compares the version that is open with this one. */
export function CompareWith({ id, children }: { id: string; children: ReactNode }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const path = usePathname();
  const given = useSearchParams();
  function choose() {
    closeAllModals();
    const query = new URLSearchParams(given);
    query.set(comparedWith, id);
    router.push(`${path}?${query.toString()}`);
  }
  return (
    <button type="button" className={classes.versionInDrawer} onClick={choose}>
      {children}
    </button>
  );
}
