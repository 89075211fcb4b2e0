import { classNames } from '@/ui/class-names';

import type { SmallWords } from '@/words';
import type { TestimonialContent } from '../content';
import { isAllSample, SectionSampleMark } from './sample-mark';
import { Testimonial } from './testimonial';

/** Columns by how many there are; the first has the widest. */
const columns = [
  '',
  '',
  'nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  'nav:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,3fr)]',
];

interface StoriesProps {
  words: SmallWords;
  testimonials: readonly TestimonialContent[];
}

/** What clients say, side by side; the first is set large. */
export function Stories({ words, testimonials }: StoriesProps) {
  if (testimonials.length === 0) return null;
  const marks = testimonials.map(({ isPlaceholder }) => ({ placeholder: isPlaceholder }));
  return (
    <>
      <div
        className={classNames(
          'mt-[clamp(32px,4vw,56px)] grid gap-y-10 border-ink',
          columns[Math.min(testimonials.length, 3)],
          'nav:gap-x-columns nav:border-t-3',
        )}
      >
        {testimonials.map((testimonial, index) => (
          <Testimonial
            key={testimonial.id}
            words={words}
            {...testimonial}
            number={index}
            isLarge={index === 0}
            isMarkedTogether={isAllSample(marks)}
          />
        ))}
      </div>
      <SectionSampleMark words={words} of={marks} className="mt-6" />
    </>
  );
}
