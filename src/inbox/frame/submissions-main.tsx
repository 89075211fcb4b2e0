import type { ReactNode } from 'react';

/** Heading, lists of work, tabs, tools and panel, and beside all of them the open submission. */
export function SubmissionsMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      className="group/main grid flex-1 print:has-[>aside]:block print:has-[>aside]:[&>:not(aside)]:hidden *:col-start-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_auto_1fr] min-[1081px]:grid-cols-[minmax(0,1fr)_auto]"
    >
      {children}
    </main>
  );
}

export function SubmissionsHeading({ children }: { children?: ReactNode }) {
  return (
    // On a phone the first submission is worth more than what stands beside the tables, and the words
    // of an open one more than the heading.
    <div className="flex flex-wrap items-center justify-between gap-x-8 px-5 pt-5 max-sm:contents max-sm:[&>nav]:order-last">
      <h1 className="text-[26px] leading-[1.2] tracking-[-0.02em] max-sm:px-5 max-sm:pt-2 max-sm:text-[22px] max-sm:group-has-[#submissions>[data-item]]/main:sr-only">
        Submissions
      </h1>
      {children}
    </div>
  );
}
