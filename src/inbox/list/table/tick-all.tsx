'use client';

import type { ChangeEvent } from 'react';

import { tick } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { bulkForm } from './bulk-bar';
import { rowTicks } from './ticks';

/** Ticks all rows of the page, or none. Without scripts each is ticked by itself. */
export function TickAll() {
  const hydrated = useHydrated();
  function tickAll({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) {
    for (const box of rowTicks()) box.checked = checked;
  }
  return (
    <input
      type="checkbox"
      form={bulkForm}
      aria-label="Tick all of this page"
      disabled={!hydrated}
      onChange={tickAll}
      className={`${tick} mr-1.5`}
    />
  );
}
