import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { caseStudyField } from './fields/case-study';
import { line, paragraph, webAddress } from './fields/lines';
import { darkPictureField, pictureField } from './fields/picture';
import { placeholderField } from './fields/placeholder';
import { slugField } from './fields/slug';

export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'industry', 'internalLink', 'link'],
    description: 'The portfolio at /work. A project with a case study gets a page of its own.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'In the portfolio',
          fields: [
            line('title', 80),
            line('industry', 60, 'As it is printed above the title: “Financial Services”.'),
            paragraph('description', 300),
            line('replaced', 80, 'What it took the place of: “5 log-ins”.'),
            {
              name: 'tags',
              type: 'text',
              hasMany: true,
              required: true,
              maxLength: 40,
              admin: { description: 'Two to four, a word or two each.' },
            },
            pictureField({ name: 'image', description: 'A screenshot.' }),
            darkPictureField('darkImage'),
            webAddress('link', {
              label: 'External link',
              description: 'Where “View Application” leads. Empty: no such link.',
              isOptional: true,
            }),
          ],
        },
        {
          label: 'Case study',
          admin: {
            description:
              'Tick the box and fill in the rest: the project gets a page at /work/ and its slug.',
          },
          fields: [
            { name: 'hasCaseStudy', type: 'checkbox', defaultValue: false },
            {
              name: 'linkedFromPortfolio',
              type: 'checkbox',
              defaultValue: true,
              label: '“View Details” in the portfolio',
              admin: {
                condition: (data) => data.hasCaseStudy === true,
                description:
                  'Not ticked: “Read the case study” stands there, as on the pages of its industries.',
              },
            },
            caseStudyField(),
          ],
        },
        {
          label: 'Belongs to',
          fields: [
            {
              name: 'industries',
              type: 'relationship',
              relationTo: 'industries',
              hasMany: true,
              label: 'Belongs to these industries',
              admin: {
                description:
                  'Their pages lead to its case study, and the case study to them. Without one, the portfolio leads to the first.',
              },
            },
          ],
        },
      ],
    },
    slugField('The case study’s address: /work/ and this.'),
    {
      name: 'internalLink',
      type: 'text',
      virtual: true,
      admin: { position: 'sidebar', readOnly: true, description: 'Where “View Details” leads.' },
      hooks: {
        afterRead: [
          ({ data }) =>
            data?.hasCaseStudy === true && data.linkedFromPortfolio === true && data.slug
              ? `/work/${String(data.slug)}`
              : null,
        ],
      },
    },
    placeholderField(),
  ],
};
