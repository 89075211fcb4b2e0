import type { BlocksField } from 'payload';

import { pageBlocks } from '../pages/blocks';
import { most } from '../pages/limits';
import { withoutPutAway } from '../put-away';
import { keepSections } from './keep-sections';
import { inFirstOrder, sectionBlock, type OwnSection } from './own-section';

/**
 * The sections of a page in their order: its own ones, and between them the parts of which editors
 * make pages. A hero is none of them, since the page has its own; nor is a reusable part, in which two
 * bands in the accent could touch.
 */
export const sectionsField = (own: readonly OwnSection[]): BlocksField =>
  withoutPutAway({
    name: 'sections',
    type: 'blocks',
    label: 'Sections of the page',
    labels: { singular: 'Section', plural: 'Sections' },
    maxRows: own.length + most,
    validate: keepSections(own),
    // As a function: Payload writes ids into what it is given.
    defaultValue: () => inFirstOrder(own),
    blocks: [
      ...pageBlocks()
        .filter(({ slug }) => slug !== 'hero' && slug !== 'reusable')
        // First, since the page has its own ones already.
        .map((block) => ({ ...block, admin: { ...block.admin, group: 'Parts to add' } })),
      ...own.map((section) => sectionBlock(section)),
    ],
    admin: {
      initCollapsed: true,
      description:
        'From the top down. Drag to change the order, and add parts between. Empty: the order in which the site came.',
    },
  });
