import type { ReactNode } from 'react';

import { forms, type FormDefinition, type FormName } from '@/forms';
import { capital } from '@/ui/capital';
import { classNames } from '@/ui/class-names';

import { ReadingEdge } from './reading-edge';
import { readingWidths } from './reading-width';
import { queueLabel, type Queue } from './queue/queues';

interface InboxPanelProps {
  form: FormDefinition;
  queue: Queue | null;
  children: ReactNode;
}

/** The panel that the tabs and the lists of work fill. */
export function InboxPanel({ form, queue, children }: InboxPanelProps) {
  const named = queue
    ? ({ role: 'region', 'aria-label': queueLabel(queue) } as const)
    : ({ role: 'tabpanel', 'aria-labelledby': `tab-${form.name}` } as const);
  return (
    <div
      {...named}
      id={inboxPanel}
      // A click anywhere in it, or the link that leads here, gives the keys to the list.
      tabIndex={-1}
      className="@container outline-none min-w-0 pb-20 pl-5 max-sm:pt-1 max-sm:pr-5 sm:overflow-x-auto"
    >
      {children}
    </div>
  );
}

export const inboxPanel = 'submissions';

interface DetailAsideProps {
  form: FormName;
  queue: Queue | null;
  /** Of who sent it. */
  name: string;
  /** In pixels, where somebody has chosen one. */
  width: number | null;
  children: ReactNode;
}

/**
 * Beside the table where there is room; and what is printed while a submission is open. A list of work leaves it
 * what it does not need itself, up to half of the screen; the specified tables have more columns.
 */
export function DetailAside({ form, queue, name, width, children }: DetailAsideProps) {
  return (
    <aside
      aria-label={`${capital(forms[form].staff.short.one)} from ${name}`}
      data-item
      tabIndex={-1}
      // Never so wide that the list has no room: the window may have been wider when it was chosen.
      style={
        width === null
          ? undefined
          : { width: `min(${width}px, 100vw - ${readingWidths.besideIt}px)` }
      }
      className={classNames(
        queue ? 'w-[clamp(348px,100vw-740px,50vw)]' : 'w-[348px] min-[1500px]:w-[400px]',
        'relative hidden outline-none border-l border-line bg-paper row-span-5 row-start-1 min-[1081px]:col-start-2! min-[1081px]:block print:col-start-1! print:block print:w-auto! print:border-0 print:p-0 print:[&_:is(form,button,[data-screen])]:hidden',
      )}
    >
      <ReadingEdge width={width} />
      {/* The row's height is the list's: what is read scrolls by itself. */}
      <div className="@container/reading sticky top-0 max-h-dvh overflow-y-auto px-5 pb-5 print:static print:max-h-none print:overflow-visible print:p-0">
        {children}
      </div>
    </aside>
  );
}
