import { place } from '~/site.config';

import type { PageType } from './page-type';

/** A project that has a case study has a page. */
export const projectPages = {
  collection: 'projects',
  home: '/work/',
  called: 'the case study',
  list: {
    path: '/work',
    global: 'work-page',
    called: 'the portfolio',
    nameInIndex: (words) => words.work,
  },
  onlyIf: 'hasCaseStudy',
  shows: ['media', 'industries'],
  name: ({ title }) => title,
  description: ({ description }) => description,
  // What is written of a case study waits until the box is ticked.
  isRead: (field, { hasCaseStudy }) => hasCaseStudy === true || !field.startsWith('caseStudy.'),
  onShareImage: ({ title, caseStudy }) => ({ title: caseStudy?.headline ?? title }),
  index: {
    heading: (words) => words.caseStudies,
    about: ({ placeholder, description }, words) =>
      `${placeholder ? `${words.sample} ` : ''}${description}`,
  },
  /** It names no client, and as long as it is made up, it says that it is a draft. */
  facts: (project, { words, url, organization, addressOf }) => ({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: project.title,
    abstract: project.description,
    genre: words.machines.caseStudy,
    about: { '@type': 'Thing', name: project.industry },
    keywords: project.tags,
    url: `${url}/work/${project.slug}`,
    image: addressOf(project.image),
    datePublished: project.createdAt,
    dateModified: project.updatedAt,
    inLanguage: place.locale,
    creator: organization,
    ...(project.placeholder ? { creativeWorkStatus: 'Draft' } : {}),
  }),
} satisfies PageType<'projects'>;
