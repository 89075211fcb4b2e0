import { Fragment } from 'react';

import { arrange, type Arranged, type PageBlock } from './arrange';
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

interface BlocksProps {
  blocks: readonly PageBlock[];
  /** The address of the page. */
  path: string;
}

/** The parts of a page in their order, each on its ground. */
export function Blocks({ blocks, path }: BlocksProps) {
  return arrange(blocks).map((arranged) => {
    const part = <Part {...arranged} path={path} />;
    // Those that are always on a sheet bring it along.
    const isLaid =
      arranged.ground === 'sheet' && !['form', 'faq'].includes(arranged.block.blockType);
    return isLaid ? (
      <div key={arranged.id} className="border-y border-line bg-sheet">
        {part}
      </div>
    ) : (
      <Fragment key={arranged.id}>{part}</Fragment>
    );
  });
}

function Part({ block, id, path }: Arranged & { path: string }) {
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
