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
import { PeoplePart } from './people';
import { ArchivePart } from './parts/archive';
import { CodePart } from './parts/code';
import { ColumnsPart } from './parts/columns';
import { ComparisonPart } from './parts/comparison';
import { DownloadsPart } from './parts/downloads';
import { LogosPart } from './parts/logos';
import { MapPart } from './parts/map';
import { NumbersPart } from './parts/numbers';
import { OwnSectionPart } from './parts/own-section';
import { PicturePart } from './parts/picture';
import { PictureTextPart } from './parts/picture-text';
import { PricesPart } from './parts/prices';
import { QuotationPart } from './parts/quotation';
import { TablePart } from './parts/table';
import { TimelinePart } from './parts/timeline';
import { VideoPart } from './parts/video';

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
    case 'people':
      return <PeoplePart {...{ block, id, path }} />;
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
    case 'archive':
      return <ArchivePart {...{ block, id, path }} />;
    case 'code':
      return <CodePart {...{ block, id, path }} />;
    case 'columns':
      return <ColumnsPart {...{ block, id, path }} />;
    case 'comparison':
      return <ComparisonPart {...{ block, id, path }} />;
    case 'downloads':
      return <DownloadsPart {...{ block, id, path }} />;
    case 'logos':
      return <LogosPart {...{ block, id, path }} />;
    case 'map':
      return <MapPart {...{ block, id, path }} />;
    case 'numbers':
      return <NumbersPart {...{ block, id, path }} />;
    case 'ownSection':
      return <OwnSectionPart {...{ block, id, path }} />;
    case 'picture':
      return <PicturePart {...{ block, id, path }} />;
    case 'pictureText':
      return <PictureTextPart {...{ block, id, path }} />;
    case 'prices':
      return <PricesPart {...{ block, id, path }} />;
    case 'quotation':
      return <QuotationPart {...{ block, id, path }} />;
    case 'table':
      return <TablePart {...{ block, id, path }} />;
    case 'timeline':
      return <TimelinePart {...{ block, id, path }} />;
    case 'video':
      return <VideoPart {...{ block, id, path }} />;
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
        <StatRow stats={stats} words={words} claims={claims} section={heading} />
      </div>
    </section>
  );
}
