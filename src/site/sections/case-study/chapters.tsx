import { ChapterGround, seedOf, StatBar } from '../../drawings';

import type { CaseStudy } from './case-study';

interface ChaptersProps {
  /** Of the project. */
  title: string;
  chapters: NonNullable<CaseStudy['chapters']>;
}

/**
 * Before, the work, after: as they are read, the one layer comes into the ground beside them (chapters.css).
 * Where nothing moves, each chapter has a bar of which it takes more.
 */
export function Chapters({ title, chapters }: ChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <div className="chapters page-width section-space">
      <div className="chapters-ground">
        <ChapterGround seed={seedOf(title)} />
      </div>
      <div>
        {chapters.map(({ id, title: heading, text }, index) => (
          <section
            key={id ?? heading}
            aria-labelledby={`chapter-${index + 1}`}
            className="chapter gap-y-5 py-[clamp(32px,4vw,64px)] not-first:border-t not-first:border-line first:pt-0 last:pb-0"
          >
            <div>
              <div className="chapter-bar mb-5 max-w-[320px]">
                <StatBar share={(index / Math.max(1, chapters.length - 1)) * 100} />
              </div>
              <h2 id={`chapter-${index + 1}`}>{heading}</h2>
            </div>
            <p className="max-w-[62ch] text-lede text-pretty whitespace-pre-line">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
