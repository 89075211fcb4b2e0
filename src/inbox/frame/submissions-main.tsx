import type { ReactNode } from 'react';

/** Heading, tabs, tools and panel, and beside all of them the open submission. */
export function SubmissionsMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      className="grid flex-1 print:has-[>aside]:block print:has-[>aside]:[&>:not(aside)]:hidden *:col-start-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] min-[1081px]:grid-cols-[minmax(0,1fr)_auto]"
    >
      {children}
    </main>
  );
}

export function SubmissionsHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 px-5 pt-5">
      <h1 className="text-[26px] leading-[1.2] tracking-[-0.02em]">Submissions</h1>
      {children}
    </div>
  );
}
