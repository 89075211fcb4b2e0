import type { Block } from 'payload';

import { blockOfFeature } from '../../put-away';
import { callToActionBlock } from './call-to-action';
import { faqBlock } from './faq';
import { featuresBlock } from './features';
import { formBlock } from './form';
import { galleryBlock } from './gallery';
import { heroBlock } from './hero';
import { projectsBlock } from './projects';
import { statsBlock } from './stats';
import { stepsBlock } from './steps';
import { testimonialsBlock } from './testimonials';
import { textBlock } from './text';

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
  callToActionBlock(),
  formBlock(),
  faqBlock(),
];
