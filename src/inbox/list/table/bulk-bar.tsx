import type { ReactNode } from 'react';

import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import type { Scope } from '../../action/scope';
import { change } from '../actions';

interface BulkBarProps {
  scope: Scope;
  inTrash: boolean;
  /** Gives them a tag. */
  tagging: ReactNode;
  /** Some of the rows may be spam, or be taken for it. */
  hasSuspects: boolean;
  /** The view as it is, without an open submission. */
  next: string;
}

/** The form to which the ticks in the rows belong. */
export const bulkForm = 'bulk';

const changes = [
  { value: 'archived', label: 'Archive' },
  { value: 'replied', label: 'Replied' },
  { value: 'spam', label: 'Spam' },
  { value: 'read', label: 'Read' },
  { value: 'unread', label: 'Unread' },
  { value: 'trash', label: 'Move to trash' },
];
const notSpam = { value: 'not-spam', label: 'Not spam' };
const ofTrash = [{ value: 'restore', label: 'Restore' }];

/**
 * Does the same to all ticked rows. It appears as soon as one is ticked, over the headings or, on a
 * phone, at the foot of the screen, so that no row moves under the pointer.
 */
export function BulkBar({ scope, inTrash, hasSuspects, tagging, next }: BulkBarProps) {
  const usual = hasSuspects ? [notSpam, ...changes] : changes;
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
        {(inTrash ? ofTrash : usual).map(({ value, label }) => (
          <button key={value} type="submit" name="change" value={value} className={lineButton}>
            {label}
          </button>
        ))}
        {inTrash ? null : tagging}
      </ActionForm>
    </div>
  );
}
