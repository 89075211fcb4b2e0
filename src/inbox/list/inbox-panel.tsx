import type { ReactNode } from 'react';

/** The panel that the tabs fill. */
export function InboxPanel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={inboxPanel}
      aria-labelledby={`tab-${tab}`}
      className="@container min-w-0 pb-6 pl-5 max-sm:pt-3 max-sm:pr-5 sm:overflow-x-auto"
    >
      {children}
    </div>
  );
}

export const inboxPanel = 'submissions';

export function DetailAside({ name, children }: { name: string; children: ReactNode }) {
  return (
    <aside
      aria-label={`Message from ${name}`}
      className="hidden w-[348px] min-[1500px]:w-[400px] border-l border-line bg-paper px-5.5 py-5 row-span-4 row-start-1 min-[1081px]:col-start-2! min-[1081px]:block"
    >
      {children}
    </aside>
  );
}
