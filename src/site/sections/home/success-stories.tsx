import { StatBar } from '../../ground';
import { classNames } from '@/ui/class-names';
import type { Claim, HomePage, Testimonial } from '@/payload-types';
import type { SmallWords } from '@/words';

import { SampleMark } from '../sample-mark';
import { Workings } from '../workings';
import { CoreSample } from './core-sample';

type SuccessStoriesProps = HomePage['stories'] & {
  words: SmallWords;
  testimonials: Testimonial[];
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
            <Story key={testimonial.id} words={words} {...testimonial} number={index} />
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

type StoryProps = Testimonial & { words: SmallWords; number: number };

function Story({ words, quote, author, title, placeholder, number }: StoryProps) {
  const large = number === 0;
  return (
    <figure className="flex gap-5 border-ink max-nav:border-t-3 nav:gap-[clamp(20px,2vw,32px)]">
      <CoreSample
        number={number}
        className={classNames('w-8.25 shrink-0', large && 'nav:w-[clamp(64px,6vw,96px)]')}
      />
      <div className="flex flex-col pt-5 pb-1 nav:pt-7">
        <blockquote
          className={
            large
              ? 'text-[clamp(25px,2.9vw,42px)] leading-[1.2] font-[480] tracking-[-0.018em] text-pretty [font-stretch:90%]'
              : 'text-[20px] leading-[1.42] text-pretty'
          }
        >
          {quote}
        </blockquote>
        <figcaption className="mt-4.5 text-[16px] text-ink-soft nav:mt-auto nav:pt-8">
          <b className="block font-[640] text-ink">{author}</b> {title}
          <SampleMark words={words} of={[{ placeholder }]} className="mt-2" />
        </figcaption>
      </div>
    </figure>
  );
}
