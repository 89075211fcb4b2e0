import type { Claim, HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import type { TestimonialContent } from '../../content';
import { StatRow } from '../stat-row';
import { Stories } from '../stories';

type SuccessStoriesProps = HomePage['stories'] & {
  words: SmallWords;
  testimonials: TestimonialContent[];
  claims: readonly Claim[];
};

/** What clients say, each beside a core drilled at their place; below, figures. */
export function SuccessStories({
  words,
  heading,
  stats,
  testimonials,
  claims,
}: SuccessStoriesProps) {
  return (
    <section aria-labelledby="stories-heading" className="section-space">
      <div className="page-width">
        <h2 id="stories-heading">{heading}</h2>
        <Stories words={words} testimonials={testimonials} />
        <StatRow stats={stats} words={words} claims={claims} section={heading} />
      </div>
    </section>
  );
}
