import type { ReactNode } from 'react';

interface PageOpeningProps {
  heading: string;
  intro: string;
  /** Below the introduction. */
  children?: ReactNode;
}

/** The heading of a list, and beside it what the list is about. */
export function PageOpening({ heading, intro, children }: PageOpeningProps) {
  return (
    <section className="page-width columns-8-4 items-end opening-space pb-[clamp(40px,5vw,72px)]">
      <h1>{heading}</h1>
      <div>
        <p className="max-w-[54ch] text-lede text-pretty">{intro}</p>
        {children}
      </div>
    </section>
  );
}
