import type { ReactNode } from 'react';

import type {
  FaqBlock,
  FeaturesBlock,
  GalleryBlock,
  ProjectsBlock,
  StepsBlock,
  TestimonialsBlock,
} from '@/payload-types';
import { SectionHead } from '@/ui/section-head';

import {
  getSmallWords,
  getWorkPage,
  linkAddress,
  listFeatures,
  listGalleryImages,
  listProcessSteps,
  listProjects,
  listTestimonials,
} from '../content';
import { FaqSection, getFaqs, listFaqs } from '../faq';
import { PictureGrid } from '../sections/gallery/picture-grid';
import { Process } from '../sections/home/process';
import { Services } from '../sections/home/services';
import { Stories } from '../sections/stories';
import { Portfolio } from '../sections/work/portfolio';
import { ActionLinks } from './action-links';
import type { BlockProps } from './block-props';
import { picked } from './picked';

/*
 * Parts that show documents of a list: those that the editor picked, or the first ones. A part
 * without any shows nothing.
 */

export async function FeaturesPart({ block, id }: BlockProps<FeaturesBlock>) {
  const { label, heading, intro } = block;
  const features = picked(await listFeatures(), block.features);
  return <Services {...{ id, label, heading, intro, features }} />;
}

export async function StepsPart({ block: { label, heading }, id }: BlockProps<StepsBlock>) {
  return <Process {...{ id, label, heading }} steps={await listProcessSteps()} isApart />;
}

export async function TestimonialsPart({ block, id }: BlockProps<TestimonialsBlock>) {
  const testimonials = picked(await listTestimonials(), block.testimonials, 3);
  if (testimonials.length === 0) return null;
  return (
    <Section id={id}>
      <div className="page-width">
        <h2 id={`${id}-heading`}>{block.heading}</h2>
        <Stories words={await getSmallWords()} testimonials={testimonials} />
      </div>
    </Section>
  );
}

export async function ProjectsPart({ block, id }: BlockProps<ProjectsBlock>) {
  const { heading, intro, action } = block;
  const [all, { replacedLabel }, words, leadsOn] = await Promise.all([
    listProjects(),
    getWorkPage(),
    getSmallWords(),
    linkAddress(action),
  ]);
  const projects = picked(all, block.projects, 3);
  if (projects.length === 0) return null;
  return (
    <Section id={id}>
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={heading} intro={intro} />
      </div>
      <Portfolio words={words} projects={projects} replacedLabel={replacedLabel} within={id} />
      {leadsOn ? (
        <p className="page-width mt-[clamp(40px,4.5vw,72px)]">
          <ActionLinks action={action} look="outline" />
        </p>
      ) : null}
    </Section>
  );
}

export async function GalleryPart({ block, id }: BlockProps<GalleryBlock>) {
  const images = picked(await listGalleryImages(), block.images, 4);
  if (images.length === 0) return null;
  return (
    <Section id={id}>
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={block.heading} intro={block.intro} />
        <PictureGrid images={images} />
      </div>
    </Section>
  );
}

/** Those of the quote page, while none is picked. */
export async function FaqPart({ block, id }: BlockProps<FaqBlock>) {
  const faqs = block.faqs?.length ? picked(await listFaqs(), block.faqs) : await getFaqs('/quote');
  return <FaqSection words={await getSmallWords()} id={id} heading={block.heading} faqs={faqs} />;
}

function Section({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      {children}
    </section>
  );
}
