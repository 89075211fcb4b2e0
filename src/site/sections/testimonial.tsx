import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

import type { TestimonialContent } from '../content';
import { SampleMark } from './sample-mark';
import { CoreSample } from './core-sample';
import { Link } from '@/ui/link';

type TestimonialProps = TestimonialContent & {
  words: SmallWords;
  /** Which of the cores stands beside it. */
  number: number;
  isLarge: boolean;
  /** Whether the section says of all of them that they are samples. */
  isMarkedTogether: boolean;
};

/** What a client says, beside a core drilled at their place. */
export function Testimonial(props: TestimonialProps) {
  const { words, quote, author, title, isPlaceholder, links, number, isLarge, isMarkedTogether } =
    props;
  return (
    <figure className="flex gap-5 border-ink max-nav:border-t-3 nav:gap-[clamp(20px,2vw,32px)]">
      <CoreSample
        number={number}
        className={classNames('w-8.25 shrink-0', isLarge && 'nav:w-[clamp(64px,6vw,96px)]')}
      />
      <div className="flex flex-col pt-5 pb-1 nav:pt-7">
        <blockquote
          className={
            isLarge
              ? 'text-[clamp(25px,2.9vw,42px)] leading-[1.2] font-[480] tracking-[-0.018em] text-pretty [font-stretch:90%]'
              : 'text-[20px] leading-[1.42] text-pretty'
          }
        >
          {quote}
        </blockquote>
        <figcaption className="mt-4.5 text-[16px] text-ink-soft nav:mt-8">
          <b className="block font-[640] text-ink">{author}</b>
          {` ${title}`}
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="block w-fit py-2.5 text-ink underline underline-offset-3 outline-offset-0 hover:decoration-3"
            >
              {label}
            </Link>
          ))}
          <SampleMark
            words={words}
            of={[{ placeholder: isPlaceholder && !isMarkedTogether }]}
            className="mt-2"
          />
        </figcaption>
      </div>
    </figure>
  );
}
