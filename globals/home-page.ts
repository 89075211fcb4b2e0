import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { figureFields } from '../collections/fields/figure';
import { ledgerField } from '../collections/fields/ledger';
import { line, paragraph } from '../collections/fields/lines';
import { ownSectionField } from '../collections/fields/own-section';
import { darkPictureField, pictureField } from '../collections/fields/picture';
import { homeSections } from '../collections/sections/home-sections';
import { sectionsField } from '../collections/sections/sections-field';

/** Each tab gets one of its own: Payload writes into the fields it is given. */
const labelField = () => line('label', 30, 'The small word over the heading.');

export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Home page',
  access: globalAccess,
  admin: {
    group: 'Pages',
    description:
      'The home page, and its words. Its industries, features, steps and testimonials have lists of their own under Content.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Sections', fields: [sectionsField(homeSections)] },
        {
          name: 'hero',
          label: 'Hero',
          fields: [
            line('headline', 90),
            paragraph('lede', 300, { label: 'Opening paragraph' }),
            {
              name: 'tools',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Tool', plural: 'Tools' },
              admin: { description: 'The layers on the left, from the top down.' },
              fields: [line('name', 28)],
            },
            line('oneLayer', 20, { label: 'Words on the accent' }),
            line('caption', 60),
          ],
        },
        {
          name: 'industries',
          label: 'Industries',
          fields: [
            line('heading', 80, 'Keep the word “industries” in it.'),
            paragraph('intro', 200),
          ],
        },
        {
          name: 'advantage',
          label: 'Advantage',
          fields: [
            line('heading', 80),
            {
              name: 'cards',
              type: 'array',
              required: true,
              minRows: 4,
              maxRows: 4,
              labels: { singular: 'Benefit card', plural: 'Benefit cards' },
              fields: [line('title', 40), paragraph('description', 200)],
            },
            {
              name: 'explainer',
              type: 'group',
              label: 'Single-solution explainer',
              fields: [line('heading', 80), paragraph('text', 600)],
            },
            ledgerField(),
            ownSectionField(),
          ],
        },
        {
          name: 'services',
          label: 'Services',
          fields: [labelField(), line('heading', 80), paragraph('intro', 200)],
        },
        {
          name: 'process',
          label: 'Process',
          fields: [labelField(), line('heading', 80)],
        },
        {
          name: 'portfolio',
          label: 'Portfolio',
          admin: { description: 'Write {projects} where the number of projects belongs.' },
          fields: [
            line('heading', 80),
            paragraph('text', 200),
            pictureField({
              name: 'image',
              description: 'A screenshot that stands beside the text.',
            }),
            darkPictureField('darkImage'),
          ],
        },
        {
          name: 'stories',
          label: 'Success stories',
          fields: [
            line('heading', 80),
            {
              name: 'stats',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 3,
              labels: { singular: 'Figure', plural: 'Figures' },
              fields: [figureFields()],
            },
          ],
        },
        {
          name: 'contact',
          label: 'Contact',
          fields: [
            labelField(),
            line('heading', 80),
            paragraph('intro', 200),
            line('privacyNote', 160, {
              defaultValue: 'We use these details to answer you.',
              description: 'Beside the button; a link to the privacy page follows it.',
            }),
          ],
        },
      ],
    },
  ],
};
