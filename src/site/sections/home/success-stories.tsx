import { StatBar } from '../../ground';
import type { Claim, HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import type { TestimonialContent } from '../../content';
import { Testimonial } from '../testimonial';
import { Workings } from '../workings';

type SuccessStoriesProps = HomePage['stories'] & {
  words: SmallWords;
  testimonials: TestimonialContent[];
  claims: readonly Claim[];
};

/** What clients say, each beside a core drilled at their place; below, how much is left. */
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
        <div className="mt-[clamp(32px,4vw,56px)] grid gap-y-10 border-ink nav:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,3fr)] nav:gap-x-[clamp(32px,4vw,72px)] nav:border-t-3">
          {testimonials.map((testimonial, index) => (
            <Testimonial
              key={testimonial.id}
              words={words}
              {...testimonial}
              number={index}
              isLarge={index === 0}
            />
          ))}
        </div>
        <dl className="mt-[clamp(56px,6vw,88px)] grid gap-x-[clamp(12px,2vw,32px)] gap-y-9 sm:grid-cols-3">
          {stats.map(({ id, value, label, share }) => (
            <div key={id ?? label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2">{label}</dt>
              <dd className="text-[88px] leading-[0.95] font-[660] tracking-[-0.045em] stretch-78 sm:text-[clamp(60px,10.5vw,168px)]">
                <span className="mb-4.5 block">
                  <StatBar share={share} />
                </span>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Workings
          words={words}
          claims={claims}
          of={stats.map(({ value }) => value)}
          className="mt-8"
        />
      </div>
    </section>
  );
}
