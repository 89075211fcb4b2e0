import type { Arranged } from './arrange';
import { CallToActionPart } from './call-to-action';
import { FaqPart } from './faq';
import { FeaturesPart } from './features';
import { FormPart } from './form';
import { GalleryPart } from './gallery';
import { HeroPart } from './hero';
import { ProjectsPart } from './projects';
import { StatsPart } from './stats';
import { StepsPart } from './steps';
import { TestimonialsPart } from './testimonials';
import { TextPart } from './text';

interface PartProps extends Pick<Arranged, 'block' | 'id'> {
  /** The address of the page. */
  path: string;
}

/** One of the parts of which editors make pages. */
export function Part({ block, id, path }: PartProps) {
  switch (block.blockType) {
    case 'hero':
      return <HeroPart {...{ block, id, path }} />;
    case 'text':
      return <TextPart {...{ block, id, path }} />;
    case 'features':
      return <FeaturesPart {...{ block, id, path }} />;
    case 'steps':
      return <StepsPart {...{ block, id, path }} />;
    case 'testimonials':
      return <TestimonialsPart {...{ block, id, path }} />;
    case 'projects':
      return <ProjectsPart {...{ block, id, path }} />;
    case 'stats':
      return <StatsPart {...{ block, id, path }} />;
    case 'gallery':
      return <GalleryPart {...{ block, id, path }} />;
    case 'callToAction':
      return <CallToActionPart {...{ block, id, path }} />;
    case 'form':
      return <FormPart {...{ block, id, path }} />;
    case 'faq':
      return <FaqPart {...{ block, id, path }} />;
  }
}
