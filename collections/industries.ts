import type { CollectionConfig, DateField, TextField } from 'payload';

import { contentAccess } from './access';
import { drawingField } from './fields/drawing';
import { iconField } from './fields/icon';
import { line, paragraph } from './fields/lines';
import { slugField } from './fields/slug';
import { textureField } from './fields/texture';
import { followLayers } from './hooks/follow-layers';
import { industrySections } from './sections/industry-sections';
import { sectionsField } from './sections/sections-field';

// A copy is another page, which nobody has checked.
const notCopied = { beforeDuplicate: [() => null] };

const checkedBy: TextField = {
  ...line('checkedBy', 120, { label: 'Checked by', isOptional: true }),
  hooks: notCopied,
  admin: {
    position: 'sidebar',
    description:
      'Who knows the trade and has read this page, with name and role: “Jo Hill, customs agent”. Once the day stands below, the foot of the page says so.',
  },
};

const checkedOn: DateField = {
  name: 'checkedOn',
  type: 'date',
  label: 'Checked on',
  hooks: notCopied,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    description: 'The day on which they read it. Without name and day the page says nothing of it.',
  },
};

export const industries: CollectionConfig = {
  slug: 'industries',
  labels: { singular: 'Industry', plural: 'Industries' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'description', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    description:
      'Each industry has a page of its own, and a place in the menu, the carousel, the footer and the index. Drag to change the order.',
  },
  hooks: { beforeValidate: [followLayers] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'In lists',
          fields: [
            line('title', 60, 'The page is headed with it: “Healthcare Software Solutions”.'),
            paragraph('description', 200, 'One sentence for cards, the index and search engines.'),
            iconField(),
            textureField(),
          ],
        },
        {
          label: 'Opening',
          fields: [paragraph('intro', 400, 'The paragraph beside the heading.'), drawingField()],
        },
        {
          label: 'Solutions',
          fields: [
            line('solutionsHeading', 80),
            {
              name: 'solutions',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Solution card', plural: 'Solution cards' },
              fields: [
                line('title', 60),
                paragraph('description', 260),
                line('standards', 100, {
                  isOptional: true,
                  description: 'Regulations, registers and systems that it works with, by name.',
                }),
                {
                  name: 'replaces',
                  type: 'number',
                  hasMany: true,
                  required: true,
                  min: 1,
                  max: 9,
                  admin: {
                    description:
                      'The numbers of the layers in the drawing that it replaces. They follow when you move a layer.',
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'Use cases',
          fields: [
            line('useCasesHeading', 80),
            {
              name: 'useCases',
              type: 'array',
              required: true,
              minRows: 2,
              maxRows: 2,
              labels: { singular: 'Use case', plural: 'Use cases' },
              fields: [
                line('title', 80),
                paragraph('description', 400),
                {
                  type: 'row',
                  fields: [
                    line('before', 32, 'Under the thin lines: “5 log-ins”.'),
                    line('after', 32, 'Under the accent: “1 log-in”.'),
                    {
                      name: 'lines',
                      type: 'number',
                      required: true,
                      defaultValue: 5,
                      min: 2,
                      max: 9,
                      admin: {
                        description:
                          'How many thin lines to draw, where the words under them begin with no number from 2 to 40.',
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Benefits',
          fields: [
            line('benefitsHeading', 80),
            {
              name: 'benefits',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Benefit', plural: 'Benefits' },
              fields: [paragraph('text', 200)],
            },
            line('callToAction', 80, 'The heading above the last two buttons.'),
          ],
        },
        { label: 'Sections', fields: [sectionsField(industrySections)] },
      ],
    },
    slugField('The page’s address: /industries/ and this.'),
    checkedBy,
    checkedOn,
  ],
};
