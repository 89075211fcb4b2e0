import type { ReactNode } from 'react';

/** The last words of a page, on the one layer. */
export function YellowBand({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="next"
      className="border-t-3 border-ink bg-one py-[clamp(64px,7vw,104px)] text-one-ink [--ink:var(--one-ink)] print:hidden"
    >
      <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <h2 id="next" className="max-w-[18ch]">
          {heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
