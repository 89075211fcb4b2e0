import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';

import { contentAccess } from './access';

import { formNames } from '@/forms';
import type { LegalPage } from '@/payload-types';

import { line, paragraph } from './fields/lines';
import { slugField } from './fields/slug';
import { keepLegalAddresses, keepLegalPages } from './hooks/keep-legal-addresses';
import { isImported } from './imported';

/** Some public pages print today's date (spec, section 2); this records when the text changed. */
const recordChange: CollectionBeforeChangeHook<LegalPage> = ({ context, data, originalDoc }) => {
  if (isImported(context)) return data;
  const changed = JSON.stringify(data.sections) !== JSON.stringify(originalDoc?.sections);
  return changed ? { ...data, textChangedAt: new Date().toISOString() } : data;
};

export const legalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'textChangedAt'],
    description: `Privacy, terms, disclaimer, giveaway terms, accessibility statement, and what you add. Write {year} where the current year belongs. {brand}, {operator}, {companyDetails}, {address}, {email} and {dataProtectionContact} stand for what the site settings say, ${formNames.map((name) => `{${name}Days}`).join(', ')} and {trashDays} for the days in the inbox settings.`,
  },
  hooks: {
    beforeValidate: [keepLegalAddresses],
    beforeChange: [recordChange],
    beforeDelete: [keepLegalPages],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            line('title', 80),
            paragraph('intro', 500, {
              isOptional: true,
              description: 'A few sentences under the title, in plain words.',
            }),
            {
              name: 'numbered',
              type: 'checkbox',
              defaultValue: true,
              admin: { description: 'Number the sections 1, 2, 3 …' },
            },
            {
              name: 'sections',
              type: 'array',
              required: true,
              minRows: 1,
              labels: { singular: 'Section', plural: 'Sections' },
              fields: [line('heading', 120), { name: 'body', type: 'richText', required: true }],
            },
          ],
        },
      ],
    },
    slugField(
      'The page’s address, after the first slash. Those of privacy, terms, disclaimer, competition-1 and accessibility cannot change.',
    ),
    {
      name: 'textChangedAt',
      type: 'date',
      label: 'Text last changed',
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'When a section was really changed. Privacy, terms, disclaimer and giveaway terms show today’s date and below it this one, all other pages this one alone.',
      },
    },
  ],
};
