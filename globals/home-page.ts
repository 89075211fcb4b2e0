import type { GlobalConfig, TextField } from 'payload';

import { pageAccess } from '../collections/access';
import { figureFields } from '../collections/fields/figure';
import { ledgerField } from '../collections/fields/ledger';
import { pictureField } from '../collections/fields/picture';
import { homeSections } from '../collections/sections/home-sections';
import { sectionsField } from '../collections/sections/sections-field';

/** Each tab gets one of its own: Payload writes into the fields it is given. */
const labelField = (): TextField => ({
  name: 'label',
  type: 'text',
  required: true,
  maxLength: 30,
  admin: { description: 'The small word over the heading.' },
});

export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Home page',
  access: pageAccess,
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
            { name: 'headline', type: 'text', required: true, maxLength: 90 },
            {
              name: 'lede',
              type: 'textarea',
              label: 'Opening paragraph',
              required: true,
              maxLength: 300,
            },
            {
              name: 'tools',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Tool', plural: 'Tools' },
              admin: { description: 'The layers on the left, from the top down.' },
              fields: [{ name: 'name', type: 'text', required: true, maxLength: 28 }],
            },
            {
              name: 'oneLayer',
              type: 'text',
              required: true,
              maxLength: 20,
              label: 'Words on the accent',
            },
            { name: 'caption', type: 'text', required: true, maxLength: 60 },
          ],
        },
        {
          name: 'industries',
          label: 'Industries',
          fields: [
            {
              name: 'heading',
              type: 'text',
              required: true,
              maxLength: 80,
              admin: { description: 'Keep the word “industries” in it.' },
            },
            { name: 'intro', type: 'textarea', required: true, maxLength: 200 },
          ],
        },
        {
          name: 'advantage',
          label: 'Advantage',
          fields: [
            { name: 'heading', type: 'text', required: true, maxLength: 80 },
            {
              name: 'cards',
              type: 'array',
              required: true,
              minRows: 4,
              maxRows: 4,
              labels: { singular: 'Benefit card', plural: 'Benefit cards' },
              fields: [
                { name: 'title', type: 'text', required: true, maxLength: 40 },
                { name: 'description', type: 'textarea', required: true, maxLength: 200 },
              ],
            },
            {
              name: 'explainer',
              type: 'group',
              label: 'Single-solution explainer',
              fields: [
                { name: 'heading', type: 'text', required: true, maxLength: 80 },
                { name: 'text', type: 'textarea', required: true, maxLength: 600 },
              ],
            },
            ledgerField(),
          ],
        },
        {
          name: 'services',
          label: 'Services',
          fields: [
            labelField(),
            { name: 'heading', type: 'text', required: true, maxLength: 80 },
            { name: 'intro', type: 'textarea', required: true, maxLength: 200 },
          ],
        },
        {
          name: 'process',
          label: 'Process',
          fields: [labelField(), { name: 'heading', type: 'text', required: true, maxLength: 80 }],
        },
        {
          name: 'portfolio',
          label: 'Portfolio',
          admin: { description: 'Write {projects} where the number of projects belongs.' },
          fields: [
            { name: 'heading', type: 'text', required: true, maxLength: 80 },
            { name: 'text', type: 'textarea', required: true, maxLength: 200 },
            pictureField({
              name: 'image',
              description: 'A screenshot that stands beside the text.',
            }),
          ],
        },
        {
          name: 'stories',
          label: 'Success stories',
          fields: [
            { name: 'heading', type: 'text', required: true, maxLength: 80 },
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
            { name: 'heading', type: 'text', required: true, maxLength: 80 },
            { name: 'intro', type: 'textarea', required: true, maxLength: 200 },
            {
              name: 'privacyNote',
              type: 'text',
              required: true,
              defaultValue: 'We use these details to answer you.',
              maxLength: 160,
              admin: { description: 'Beside the button; a link to the privacy page follows it.' },
            },
          ],
        },
      ],
    },
  ],
};
