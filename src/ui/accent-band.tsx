import type { ReactNode } from 'react';

interface AccentBandProps {
  /** Of its heading. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** The last words of a page, on the one layer. */
export function AccentBand({ id = 'next', heading, children }: AccentBandProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t-3 border-ink bg-accent py-[clamp(64px,7vw,104px)] text-accent-ink [--ink:var(--accent-ink)] print:hidden"
    >
      <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <h2 id={id} className="max-w-[18ch]">
          {heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
      </div>
    </section>
  );
}
