import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

import type { TestimonialContent } from '../content';
import { isAllSample, SectionSampleMark } from './sample-mark';
import { Testimonial } from './testimonial';

interface ClientWordsProps {
  words: SmallWords;
  heading: string;
  testimonials: TestimonialContent[];
  /** Whether a line parts it from what stands above on the same ground. */
  isRuled?: boolean;
}

/** What clients say of the industry or the project that a page is about. */
export function ClientWords({ words, heading, testimonials, isRuled = true }: ClientWordsProps) {
  if (testimonials.length === 0) return null;
  const marks = testimonials.map(({ isPlaceholder }) => ({ placeholder: isPlaceholder }));
  return (
    <section
      aria-labelledby="client-words"
      className={classNames('section-space', isRuled && 'border-t border-line')}
    >
      <div className="page-width columns-5-7">
        <h2 id="client-words" className="max-w-[14ch]">
          {heading}
        </h2>
        <div className="grid gap-y-10 border-ink nav:border-t-3">
          {testimonials.map((testimonial, index) => (
            <Testimonial
              key={testimonial.id}
              words={words}
              {...testimonial}
              number={index}
              isLarge
              isMarkedTogether={isAllSample(marks)}
            />
          ))}
          <SectionSampleMark words={words} of={marks} />
        </div>
      </div>
    </section>
  );
}
