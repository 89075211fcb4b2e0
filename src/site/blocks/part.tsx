import type { JSX } from 'react';

import type { CallToActionBlock, TextBlock, StatsBlock } from '@/payload-types';
import { AccentBand } from '@/ui/accent-band';
import { SmallLabel } from '@/ui/section-head';

import { getPagePaths, getSmallWords, listClaimsOn } from '../content';
import { FormattedText } from '../sections/formatted-text';
import { StatRow } from '../sections/stat-row';
import { ActionLinks } from './action-links';
import type { Arranged } from './arrange';
import type { BlockProps } from './block-props';
import { ArticlesPart } from './articles';
import {
  FaqPart,
  FeaturesPart,
  GalleryPart,
  ProjectsPart,
  StepsPart,
  TestimonialsPart,
} from './document-parts';
import { FormPart } from './form';
import { HeroPart } from './hero';

interface PartProps extends Pick<Arranged, 'block' | 'id'> {
  /** The address of the page. */
  path: string;
}

/** One of the parts of which editors make pages. Its type asks for every kind. */
export function Part({ block, id, path }: PartProps): JSX.Element {
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
    case 'articles':
      return <ArticlesPart {...{ block, id, path }} />;
    case 'callToAction':
      return <CallToActionPart {...{ block, id, path }} />;
    case 'form':
      return <FormPart {...{ block, id, path }} />;
    case 'faq':
      return <FaqPart {...{ block, id, path }} />;
  }
}

/** A heading at the left, and beside it what there is to read. */
async function TextPart({ block: { label, heading, body }, id }: BlockProps<TextBlock>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width columns-5-7">
        <div>
          <SmallLabel>{label}</SmallLabel>
          <h2 id={`${id}-heading`} className="max-w-[16ch]">
            {heading}
          </h2>
        </div>
        <div className="border-t-3 border-ink pt-2">
          <FormattedText body={body} paths={await getPagePaths()} />
        </div>
      </div>
    </section>
  );
}

function CallToActionPart({ block, id }: BlockProps<CallToActionBlock>) {
  return (
    <AccentBand id={id} heading={block.heading}>
      <ActionLinks action={block.action} second={block.second} look="ink" />
    </AccentBand>
  );
}

async function StatsPart({ block: { heading, stats }, id, path }: BlockProps<StatsBlock>) {
  const [words, claims] = await Promise.all([getSmallWords(), listClaimsOn(path)]);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <h2 id={`${id}-heading`} className="max-w-[24ch]">
          {heading}
        </h2>
        <StatRow stats={stats} words={words} claims={claims} />
      </div>
    </section>
  );
}
