import type { CollectionConfig } from 'payload';

import { contentAccess } from '../access';
import { line, paragraph, webAddress } from '../fields/lines';
import { pictureField, portraitFrame } from '../fields/picture';
import { placeholderField } from '../fields/placeholder';
import { slugField } from '../fields/slug';

/**
 * The people of the team, and whoever signs articles: the slug is that of the collection's first release.
 * Slugs of pages follow a `title`, and lists are named by it, so the name is one.
 */
export const teamMembers: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Team member', plural: 'Team and authors' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'isOnTeam', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'role'],
    description:
      'The part “Team” of a page shows them. Who signs a published article also has a page at /insights/author/. Drag to change the order.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Person',
          fields: [
            line('title', 80, { label: 'Name' }),
            line('role', 80, 'Beside the name: “Founder”.'),
            pictureField({
              name: 'portrait',
              description:
                'Cut around its focal point, upright. Empty: a piece of ground is drawn.',
              frame: portraitFrame,
              isOptional: true,
            }),
            paragraph('about', 300, {
              isOptional: true,
              description: 'A few sentences, for the team and for the page of an author.',
            }),
            {
              name: 'links',
              type: 'array',
              maxRows: 4,
              labels: { singular: 'Link', plural: 'Links' },
              admin: {
                initCollapsed: true,
                description: 'To profiles elsewhere, four at most.',
                components: {
                  RowLabel: {
                    path: '/src/panel/blocks/block-label#RowWords',
                    clientProps: { says: 'label' },
                  },
                },
              },
              fields: [line('label', 30, 'What a visitor reads: “LinkedIn”.'), webAddress('url')],
            },
          ],
        },
      ],
    },
    slugField('The address of an author’s page: /insights/author/ and this.'),
    {
      name: 'isOnTeam',
      type: 'checkbox',
      defaultValue: true,
      label: 'Shown on the team',
      admin: {
        position: 'sidebar',
        description: 'Not ticked: only an author of articles, such as a guest.',
      },
    },
    placeholderField(),
  ],
};
