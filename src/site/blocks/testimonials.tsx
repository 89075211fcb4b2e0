import { getSmallWords, listTestimonials } from '../content';
import { Stories } from '../sections/stories';
import type { TestimonialsBlock } from '@/payload-types';

import type { BlockProps } from './block-props';
import { picked } from './picked';

export async function TestimonialsPart({ block, id }: BlockProps<TestimonialsBlock>) {
  const testimonials = picked(await listTestimonials(), block.testimonials, 3);
  if (testimonials.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <h2 id={`${id}-heading`}>{block.heading}</h2>
        <Stories words={await getSmallWords()} testimonials={testimonials} />
      </div>
    </section>
  );
}
