import { filesOfPages } from './page-templates.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/**
 * The new files, by their names.
 * @param {Names} names
 * @param {string | undefined} page
 * @returns {Record<string, string>}
 */
export const filesOf = (names, page) => ({
  [`collections/${names.slug}.ts`]: collection(names, page),
  [`seed/content/${names.slug}.ts`]: seed(names),
  ...(page === undefined ? {} : filesOfPages(names, page)),
});

/** @param {Names} names @param {string | undefined} page */
const collection = (
  { slug, all, labels, plural },
  page,
) => `import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { slugField } from './fields/slug';

export const ${all}: CollectionConfig = {
  slug: '${slug}',
  labels: { singular: '${labels.singular}', plural: '${labels.plural}' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    description: 'The ${plural}${page === undefined ? '' : ` at ${page}, each with a page of its own`}. Drag to change the order.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 80 },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 200,
              admin: { description: 'One sentence for the list and search engines.' },
            },
            { name: 'body', type: 'richText', required: true },
          ],
        },
      ],
    },
    slugField('${page === undefined ? 'A name for programs.' : `The page’s address: ${page}/ and this.`}'),
  ],
};
`;

/** @param {Names} names */
const seed = ({ all, singular, labels }) => `import type { MarkdownConverter } from '../rich-text';

/** Samples: put your own in their place. The bodies are Markdown. */
const written = [
  {
    slug: 'first-sample',
    title: 'First sample',
    description: 'A ${singular} that somebody made up: put your own in its place before you go live.',
    body: '### What stands here\\n\\nEditors write this at /cms → ${labels.plural}, with headings, lists and links.',
  },
  {
    slug: 'second-sample',
    title: 'Second sample',
    description: 'Another ${singular} that somebody made up, so that the list has more than one.',
    body: 'A paragraph is enough.',
  },
];

export const ${all} = (toRichText: MarkdownConverter) =>
  written.map((each) => ({
    key: each.slug,
    where: { slug: { equals: each.slug } },
    data: { ...each, body: toRichText(each.body) },
    written: each,
  }));
`;
