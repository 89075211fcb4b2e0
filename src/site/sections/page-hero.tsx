import type { ReactNode } from 'react';

interface PageHeroProps {
  headline: string;
  lede: string;
  /** The button, and what stands beside it. */
  actions: ReactNode;
  /** The ground under the words. */
  children: ReactNode;
}

/** The promise of a page, and the ground that it is about. */
export function PageHero({ headline, lede, actions, children }: PageHeroProps) {
  return (
    <section aria-labelledby="hero-heading">
      <div className="page-width columns-8-4 items-end opening-space pb-[clamp(20px,2.4vw,40px)]">
        <h1 id="hero-heading">{keepLastSentenceTogether(headline)}</h1>
        <div>
          <p className="max-w-[54ch] text-lede leading-normal text-pretty">{lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
        </div>
      </div>
      {children}
    </section>
  );
}

/** A short last sentence is the point of the headline: it stays on one line. */
function keepLastSentenceTogether(headline: string): string {
  return headline.replace(/(?<=[.!?] )\S+(?: \S+){1,2}$/, (last) => last.replaceAll(' ', '\u00a0'));
}
