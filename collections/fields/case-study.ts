import type { Condition, GroupField } from 'payload';
import { z } from 'zod';

import { iconField } from './icon';
import { line, paragraph } from './lines';
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
    line('headline', 100),
    paragraph('intro', 500),
    {
      name: 'chapters',
      type: 'array',
      maxRows: 5,
      labels: { singular: 'Chapter', plural: 'Before, work and after' },
      fields: [line('title', 60), paragraph('text', 900)],
    },
    {
      name: 'screens',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Screen', plural: 'More screens' },
      fields: [
        pictureField({ name: 'picture', description: 'A screenshot.' }),
        line('caption', 160),
      ],
    },
    line('featuresHeading', 80),
    {
      name: 'features',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 9,
      fields: [line('title', 60), paragraph('description', 260), iconField()],
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
      fields: [line('figure', 12), paragraph('description', 200)],
    },
    {
      name: 'impact',
      type: 'group',
      admin: { condition: withFigures },
      fields: [
        line('heading', 80),
        line('figure', 12),
        line('figureLabel', 60),
        paragraph('text', 600),
      ],
    },
    line('callToAction', 80),
  ],
});
