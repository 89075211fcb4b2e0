import Link from 'next/link';
import type { ReactNode } from 'react';

import { inDigits } from '@/platform/place/wording';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import type { Scope } from '../../action/scope';
import { change } from '../actions';
import type { changesFor } from '../changes';

interface BulkBarProps {
  scope: Scope;
  changes: ReturnType<typeof changesFor>;
  /** What leads to all that the view finds; null where this page is all. */
  whole: { readonly address: string; readonly total: number | null } | null;
  /** Gives them a tag. */
  tagging: ReactNode;
  /** The view as it is, without an open submission. */
  next: string;
}

/** The form to which the ticks in the rows belong. */
export const bulkForm = 'bulk';

/**
 * Does the same to all ticked rows. It appears as soon as one is ticked, over the headings or, on a
 * phone, at the foot of the screen, so that no row moves under the pointer.
 */
export function BulkBar({ scope, changes, whole, tagging, next }: BulkBarProps) {
  return (
    <div className="sticky top-0 left-0 z-2 h-0">
      <ActionForm
        id={bulkForm}
        action={change}
        aria-label="With the ticked ones"
        className="hidden flex-wrap items-center gap-x-2 gap-y-1 bg-sheet group-has-[input[name=id]:checked]/rows:flex max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t-[3px] max-sm:border-accent max-sm:bg-paper max-sm:px-5 max-sm:py-3 sm:absolute sm:top-0 sm:right-0 sm:left-8 sm:min-h-[38px] sm:border-b-[1.5px] sm:border-ink"
      >
        <input type="hidden" name="form" value={scope} />
        <input type="hidden" name="next" value={next} />
        <span className="mr-1 text-ink-soft max-sm:basis-full">With the ticked ones</span>
        {changes.map(({ value, label }) => (
          <button key={value} type="submit" name="change" value={value} className={lineButton}>
            {label}
          </button>
        ))}
        {tagging}
        {whole ? (
          <Link href={whole.address} prefetch={false} className="py-2 underline underline-offset-2">
            {whole.total === null
              ? 'Select all in this search'
              : `Select all ${inDigits(whole.total)} in this search`}
          </Link>
        ) : null}
      </ActionForm>
    </div>
  );
}
