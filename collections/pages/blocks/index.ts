import type { Block } from 'payload';

import { blockOfFeature } from '../../put-away';
import {
  articlesBlock,
  faqBlock,
  featuresBlock,
  galleryBlock,
  projectsBlock,
  stepsBlock,
  testimonialsBlock,
} from './document-blocks';
import { heroBlock } from './hero';
import { textBlock, callToActionBlock, statsBlock, formBlock } from './plain-blocks';

/** Of what a page is made, in the order in which the panel offers it; new ones at each call. */
export const pageBlocks = (): Block[] => [
  heroBlock(),
  textBlock(),
  featuresBlock(),
  stepsBlock(),
  testimonialsBlock(),
  projectsBlock(),
  statsBlock(),
  blockOfFeature('gallery', galleryBlock()),
  blockOfFeature('articles', articlesBlock()),
  callToActionBlock(),
  formBlock(),
  faqBlock(),
];
