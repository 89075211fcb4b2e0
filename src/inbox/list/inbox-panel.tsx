import type { ReactNode } from 'react';

import type { FormDefinition } from '@/forms';

/** The panel that the tabs fill. */
export function InboxPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={inboxPanel}
      aria-labelledby={`tab-${tab}`}
      className="@container min-w-0 pb-20 pl-5 max-sm:pt-3 max-sm:pr-5 sm:overflow-x-auto"
    >
      {children}
    </div>
  );
}

export const inboxPanel = 'submissions';

interface DetailAsideProps {
  form: FormDefinition['name'];
  /** Of who sent it. */
  name: string;
  children: ReactNode;
}

const kinds = { contact: 'Message', quote: 'Quote request' } as const;

/** Beside the table where there is room; and what is printed while a submission is open. */
export function DetailAside({ form, name, children }: DetailAsideProps) {
  return (
    <aside
      aria-label={`${kinds[form]} from ${name}`}
      className="hidden w-[348px] min-[1500px]:w-[400px] border-l border-line bg-paper px-5.5 py-5 row-span-4 row-start-1 min-[1081px]:col-start-2! min-[1081px]:block print:col-start-1! print:block print:w-auto print:border-0 print:p-0 print:[&_:is(form,button,[data-screen])]:hidden"
    >
      {children}
    </aside>
  );
}
