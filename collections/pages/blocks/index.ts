import type { Block } from 'payload';

import { blockOfFeature } from '../../put-away';
import {
  articlesBlock,
  faqBlock,
  featuresBlock,
  galleryBlock,
  peopleBlock,
  projectsBlock,
  reusableBlock,
  stepsBlock,
  testimonialsBlock,
} from './document-blocks';
import { heroBlock } from './hero';
import { archiveBlock, codeBlock, downloadsBlock, numbersBlock, videoBlock } from './media-blocks';
import { comparisonBlock, pricesBlock, tableBlock } from './offer-blocks';
import { logosBlock, mapBlock, pictureBlock, pictureTextBlock } from './picture-blocks';
import {
  textBlock,
  callToActionBlock,
  statsBlock,
  formBlock,
  ownSectionBlock,
} from './plain-blocks';
import { columnsBlock, quotationBlock, timelineBlock } from './row-blocks';

/** Of what a page is made, in the order in which the panel offers it; new ones at each call. */
export const pageBlocks = (): Block[] => [
  heroBlock(),
  textBlock(),
  pictureTextBlock(),
  pictureBlock(),
  columnsBlock(),
  videoBlock(),
  featuresBlock(),
  stepsBlock(),
  timelineBlock(),
  testimonialsBlock(),
  peopleBlock(),
  quotationBlock(),
  logosBlock(),
  projectsBlock(),
  archiveBlock(),
  statsBlock(),
  numbersBlock(),
  pricesBlock(),
  comparisonBlock(),
  tableBlock(),
  ownSectionBlock(),
  blockOfFeature('gallery', galleryBlock()),
  blockOfFeature('articles', articlesBlock()),
  callToActionBlock(),
  formBlock(),
  faqBlock(),
  downloadsBlock(),
  mapBlock(),
  codeBlock(),
  reusableBlock(),
];

/** What belongs to a page and stands on it once, or would hold itself. */
const ofPagesAlone = ['hero', 'form', 'reusable'];

/** Of what a reusable part is made. */
export const partsToReuse = (): Block[] =>
  pageBlocks().filter(({ slug }) => !ofPagesAlone.includes(slug));
