import type { ArrayField, Condition, Field, GroupField } from 'payload';
import { z } from 'zod';

import { folded } from '../panel/folded';

import { iconField } from './icon';
import { line, paragraph } from './lines';
import { darkPictureField, pictureField } from './picture';

const figured = z.object({ hasFigures: z.literal(true) });
const withFigures: Condition = (_, siblings) => figured.safeParse(siblings).success;

/** What a project's own page shows beyond its entry in the portfolio. */
export const caseStudyField = (): GroupField => ({
  name: 'caseStudy',
  type: 'group',
  label: false,
  admin: { condition: (data) => data.hasCaseStudy === true },
  fields: [
    folded('What it is', [line('headline', 100), paragraph('intro', 500)], { isOpen: true }),
    folded('Facts', [factsField()]),
    folded('Before, work and after', [
      {
        name: 'chapters',
        type: 'array',
        maxRows: 5,
        labels: { singular: 'Chapter', plural: 'Chapters' },
        fields: [line('title', 60), paragraph('text', 900)],
      },
    ]),
    folded('What it can do', [
      line('featuresHeading', 80),
      {
        name: 'features',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 9,
        fields: [line('title', 60), paragraph('description', 260), iconField()],
      },
    ]),
    folded('Figures', figureFields()),
    folded('Pictures', [
      {
        name: 'screens',
        type: 'array',
        maxRows: 4,
        labels: { singular: 'Screen', plural: 'More screens' },
        fields: [
          pictureField({ name: 'picture', description: 'A screenshot.' }),
          darkPictureField('darkPicture'),
          line('caption', 160),
        ],
      },
    ]),
    folded('What a reader does next', [line('callToAction', 80)]),
  ],
});

/** What a buyer can compare: how long it took, what it cost, since when it runs, what it changed. */
const factsField = (): ArrayField => ({
  name: 'facts',
  type: 'array',
  maxRows: 6,
  labels: { singular: 'Fact', plural: 'Facts' },
  admin: {
    description:
      'Up to six, in a row below the heading: how long it took, what it cost, since when it runs, what was measured before and after. Without one, no such row shows. A percentage, a sum or a number of weeks has to stand under Claims as well.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        line('label', 60, 'What the fact is about: “First version live after”.'),
        line('value', 60, 'The fact itself: “9 weeks”.'),
      ],
    },
  ],
});

/** What was measured, where something was. */
const figureFields = (): Field[] => [
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
];
