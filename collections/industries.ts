import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';

import { drawingField } from './fields/drawing';
import { iconField } from './fields/icon';
import { slugField } from './fields/slug';
import { textureField } from './fields/texture';
import { followLayers } from './hooks/follow-layers';
import { industrySections } from './sections/industry-sections';
import { sectionsField } from './sections/sections-field';

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
            {
              name: 'title',
              type: 'text',
              required: true,
              maxLength: 60,
              admin: {
                description: 'The page is headed with it: “Healthcare Software Solutions”.',
              },
            },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 200,
              admin: { description: 'One sentence for cards, the index and search engines.' },
            },
            iconField(),
            textureField(),
          ],
        },
        {
          label: 'Opening',
          fields: [
            {
              name: 'intro',
              type: 'textarea',
              required: true,
              maxLength: 400,
              admin: { description: 'The paragraph beside the heading.' },
            },
            drawingField(),
          ],
        },
        {
          label: 'Solutions',
          fields: [
            { name: 'solutionsHeading', type: 'text', required: true, maxLength: 80 },
            {
              name: 'solutions',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Solution card', plural: 'Solution cards' },
              fields: [
                { name: 'title', type: 'text', required: true, maxLength: 60 },
                { name: 'description', type: 'textarea', required: true, maxLength: 260 },
                {
                  name: 'standards',
                  type: 'text',
                  maxLength: 100,
                  admin: {
                    description: 'Regulations, registers and systems that it works with, by name.',
                  },
                },
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
            { name: 'useCasesHeading', type: 'text', required: true, maxLength: 80 },
            {
              name: 'useCases',
              type: 'array',
              required: true,
              minRows: 2,
              maxRows: 2,
              labels: { singular: 'Use case', plural: 'Use cases' },
              fields: [
                { name: 'title', type: 'text', required: true, maxLength: 80 },
                { name: 'description', type: 'textarea', required: true, maxLength: 400 },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'before',
                      type: 'text',
                      required: true,
                      maxLength: 32,
                      admin: { description: 'Under the thin lines: “5 log-ins”.' },
                    },
                    {
                      name: 'after',
                      type: 'text',
                      required: true,
                      maxLength: 32,
                      admin: { description: 'Under the accent: “1 log-in”.' },
                    },
                    {
                      name: 'lines',
                      type: 'number',
                      required: true,
                      defaultValue: 5,
                      min: 2,
                      max: 9,
                      admin: { description: 'How many thin lines to draw.' },
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
            { name: 'benefitsHeading', type: 'text', required: true, maxLength: 80 },
            {
              name: 'benefits',
              type: 'array',
              required: true,
              minRows: 3,
              maxRows: 9,
              labels: { singular: 'Benefit', plural: 'Benefits' },
              fields: [{ name: 'text', type: 'textarea', required: true, maxLength: 200 }],
            },
            {
              name: 'callToAction',
              type: 'text',
              required: true,
              maxLength: 80,
              admin: { description: 'The heading above the last two buttons.' },
            },
          ],
        },
        { label: 'Sections', fields: [sectionsField(industrySections)] },
      ],
    },
    slugField('The page’s address: /industries/ and this.'),
  ],
};
