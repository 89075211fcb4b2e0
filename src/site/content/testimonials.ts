import 'server-only';

import { fillIn } from '@/forms/reply-template';
import type { Testimonial } from '@/payload-types';
import { smallWords } from '@/words';

import { cached, wholeInOrder } from './cached';
import { readWords } from './words';

export type TestimonialContent = Omit<Testimonial, 'placeholder' | 'project' | 'industries'> & {
  isPlaceholder: boolean;
  /** The case study and the industries that it belongs to. */
  links: { href: string; label: string }[];
};

const tags = ['testimonials', 'projects', 'industries', 'small-words'] as const;

export const listTestimonials = cached(
  'listTestimonials',
  [...tags],
  async (payload): Promise<TestimonialContent[]> => {
    const { docs } = await payload.find({
      collection: 'testimonials',
      depth: 1,
      ...wholeInOrder,
    });
    const { industryTitle } = (await readWords(payload, smallWords)).everywhere;
    return docs.map(({ placeholder, project, industries, ...testimonial }) => ({
      ...testimonial,
      isPlaceholder: placeholder === true,
      links: [...toCaseStudy(project), ...(industries ?? []).flatMap(toIndustry(industryTitle))],
    }));
  },
);

/** The testimonials that belong to the page of an industry or a project. */
export async function listTestimonialsAt(path: string): Promise<TestimonialContent[]> {
  return (await listTestimonials()).flatMap((testimonial) => {
    const others = testimonial.links.filter(({ href }) => href !== path);
    return others.length < testimonial.links.length ? [{ ...testimonial, links: others }] : [];
  });
}

/** A document that a visitor may not see comes as its id. */
function toCaseStudy(project: Testimonial['project']): TestimonialContent['links'] {
  if (!project || typeof project === 'string' || project.hasCaseStudy !== true) return [];
  return [{ href: `/work/${project.slug}`, label: project.title }];
}

const toIndustry =
  (title: string) =>
  (industry: NonNullable<Testimonial['industries']>[number]): TestimonialContent['links'] => {
    if (typeof industry === 'string') return [];
    const label = fillIn(title, { industry: industry.title });
    return [{ href: `/industries/${industry.slug}`, label }];
  };
