import { StatBar } from '../../drawings';

import type { CaseStudy } from './case-study';

/** Before, the work, after: with each chapter the one layer takes more of the thin lines. */
export function Chapters({ chapters }: { chapters: NonNullable<CaseStudy['chapters']> }) {
  if (chapters.length === 0) return null;
  return (
    <div className="page-width section-space">
      {chapters.map(({ id, title, text }, index) => (
        <section
          key={id ?? title}
          aria-labelledby={`chapter-${index + 1}`}
          className="columns-5-7 items-start gap-y-5 py-[clamp(32px,4vw,64px)] not-first:border-t not-first:border-line first:pt-0 last:pb-0"
        >
          <div>
            <div className="mb-5 max-w-[320px]">
              <StatBar share={(index / Math.max(1, chapters.length - 1)) * 100} />
            </div>
            <h2 id={`chapter-${index + 1}`}>{title}</h2>
          </div>
          <p className="max-w-[62ch] text-lede text-pretty whitespace-pre-line">{text}</p>
        </section>
      ))}
    </div>
  );
}
