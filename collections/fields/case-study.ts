import type { Condition, GroupField } from 'payload';
import { z } from 'zod';

import { iconField } from './icon';
import { pictureField } from './picture';

const figured = z.object({ hasFigures: z.literal(true) });
const withFigures: Condition = (_, siblings) => figured.safeParse(siblings).success;

/** What a project's own page shows beyond its entry in the portfolio. */
export const caseStudyField = (): GroupField => ({
  name: 'caseStudy',
  type: 'group',
  label: false,
  admin: { condition: (data) => data.hasCaseStudy === true },
  fields: [
    { name: 'headline', type: 'text', required: true, maxLength: 100 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 500 },
    {
      name: 'chapters',
      type: 'array',
      maxRows: 5,
      labels: { singular: 'Chapter', plural: 'Before, work and after' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', required: true, maxLength: 900 },
      ],
    },
    {
      name: 'screens',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Screen', plural: 'More screens' },
      fields: [
        pictureField({ name: 'picture', description: 'A screenshot.' }),
        { name: 'caption', type: 'text', required: true, maxLength: 160 },
      ],
    },
    { name: 'featuresHeading', type: 'text', required: true, maxLength: 80 },
    {
      name: 'features',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'description', type: 'textarea', required: true, maxLength: 260 },
        iconField(),
      ],
    },
    {
      name: 'hasFigures',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Tick it when there is something measured to report.' },
    },
    {
      name: 'achievementsHeading',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { condition: withFigures },
    },
    {
      name: 'achievements',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: { condition: withFigures },
      fields: [
        { name: 'figure', type: 'text', required: true, maxLength: 12 },
        { name: 'description', type: 'textarea', required: true, maxLength: 200 },
      ],
    },
    {
      name: 'impact',
      type: 'group',
      admin: { condition: withFigures },
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 80 },
        { name: 'figure', type: 'text', required: true, maxLength: 12 },
        { name: 'figureLabel', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', required: true, maxLength: 600 },
      ],
    },
    { name: 'callToAction', type: 'text', required: true, maxLength: 80 },
  ],
});
