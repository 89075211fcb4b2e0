import type { Block, CollectionSlug, RelationshipField } from 'payload';

import { linkTo } from '../../fields/link-to';
import { pickedFromList } from '../../fields/picked-from-list';
import { headingField, introField, labelField, pageBlock } from './block';

interface Picks {
  readonly name: string;
  readonly from: CollectionSlug;
  readonly most: number;
  readonly label?: string;
  /** What is shown while nothing is picked. */
  readonly description: string;
}

/** The documents of a list that a part shows, in the editor's order. */
const picks = ({ from, most, description, ...named }: Picks): RelationshipField => ({
  ...named,
  type: 'relationship',
  relationTo: from,
  hasMany: true,
  maxRows: most,
  admin: { description, ...(withPictures.has(from) && pickedFromList) },
});

const withPictures = new Set<string>(['authors', 'projects', 'gallery-images']);

/** Shows what stands under Reusable parts; pages alone offer it. */
export const reusableBlock = (): Block =>
  pageBlock({
    slug: 'reusable',
    isOfLists: true,
    name: 'Reusable part',
    plural: 'Reusable parts',
    fields: [
      {
        name: 'part',
        type: 'relationship',
        relationTo: 'reusable-parts',
        required: true,
        maxDepth: 0,
        label: 'Which one',
        admin: {
          ...pickedFromList,
          description:
            'It stands under Reusable parts, and is changed there for all pages that show it.',
        },
      },
    ],
  });

export const featuresBlock = (): Block =>
  pageBlock({
    slug: 'features',
    isOfLists: true,
    name: 'Features',
    fields: [
      labelField('Services'),
      headingField('Features & Functionality'),
      introField('These are the parts that we build most often. They share a database.'),
      picks({
        name: 'features',
        from: 'features',
        most: 16,
        description: 'In this order. Empty: all of them.',
      }),
    ],
  });

export const stepsBlock = (): Block =>
  pageBlock({
    slug: 'steps',
    isOfLists: true,
    name: 'Steps',
    fields: [
      labelField('Process'),
      {
        ...headingField('From your list of tools to one system'),
        admin: { description: 'Above the process steps, which stand under Content.' },
      },
    ],
  });

export const testimonialsBlock = (): Block =>
  pageBlock({
    slug: 'testimonials',
    isOfLists: true,
    name: 'Testimonials',
    fields: [
      headingField('Success Stories'),
      picks({
        name: 'testimonials',
        from: 'testimonials',
        most: 3,
        description: 'One to three; the first is set large. Empty: the first three.',
      }),
    ],
  });

export const peopleBlock = (): Block =>
  pageBlock({
    slug: 'people',
    isOfLists: true,
    name: 'Team',
    plural: 'Teams',
    fields: [
      labelField('Team'),
      headingField('Who does the work'),
      introField('You talk to the people who write the code.'),
      picks({
        name: 'people',
        from: 'authors',
        most: 24,
        description: 'In this order. Empty: everybody who is “Shown on the team”.',
      }),
    ],
  });

export const projectsBlock = (): Block =>
  pageBlock({
    slug: 'projects',
    isOfLists: true,
    name: 'Projects',
    fields: [
      headingField('Systems that people work in'),
      introField('See a screen of each system and read what it replaced.'),
      picks({
        name: 'projects',
        from: 'projects',
        most: 8,
        description: 'In this order. Empty: the first three of the portfolio.',
      }),
      linkTo({
        name: 'action',
        label: 'Button',
        first: { words: 'See Our Work', address: '/work' },
      }),
    ],
  });

export const articlesBlock = (): Block =>
  pageBlock({
    slug: 'articles',
    isOfLists: true,
    name: 'Latest three articles',
    fields: [
      headingField('What we have learnt lately'),
      introField(),
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'article-categories',
        admin: { description: 'The newest three of it. Empty: the newest three of all.' },
      },
      linkTo({
        name: 'action',
        label: 'Button',
        first: { words: 'All articles', address: '/insights' },
      }),
    ],
  });

export const galleryBlock = (): Block =>
  pageBlock({
    slug: 'gallery',
    isOfLists: true,
    name: 'Gallery',
    plural: 'Galleries',
    fields: [
      headingField('Where the software works'),
      introField(),
      picks({
        name: 'images',
        from: 'gallery-images',
        most: 7,
        label: 'Gallery images',
        description: 'The first stands large. Empty: the first four of the gallery.',
      }),
    ],
  });

export const faqBlock = (): Block =>
  pageBlock({
    slug: 'faq',
    isOfLists: true,
    name: 'Questions',
    fields: [
      headingField('Questions people ask first'),
      picks({
        name: 'faqs',
        from: 'faqs',
        most: 12,
        label: 'Questions',
        description: 'In this order. Empty: those of the quote page.',
      }),
    ],
  });
