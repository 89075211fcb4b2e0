import { fillIn } from '@/forms/reply-template';
import { capital } from '@/ui/capital';

import { toBuildingName } from '../fields/building-names';
import type { PageType } from './page-type';

export const industryPages = {
  collection: 'industries',
  home: '/industries/',
  called: 'the page of the industry',
  list: {
    path: '/industries',
    global: 'industries-page',
    called: 'the list of industries',
    nameInTrail: (words) => words.industries.title,
    nameInIndex: (words) => words.industries,
  },
  name: ({ title }) => title,
  // The browser's title follows the slug (spec, section 2): real-estate is “Real Estate Software Solutions”.
  title: ({ slug }, { words }) =>
    fillIn(words.everywhere.industryTitle, { industry: slug.split('-').map(capital).join(' ') }),
  description: ({ description }) => description,
  // Who checked a page is named with the day, or not at all.
  isRead: (field, { checkedOn }) => field !== 'checkedBy' || Boolean(checkedOn),
  onShareImage: ({ title, drawing }, { words }) => ({
    title: fillIn(words.everywhere.industryTitle, { industry: title }),
    words: drawing.title,
    ground: {
      layers: drawing.layers.length,
      seed: drawing.seed,
      buildings: [toBuildingName(drawing.building)],
    },
  }),
  index: { heading: (words) => words.industries },
  /** What we do for an industry. */
  facts: ({ title, slug, description }, { words, url, organization }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: fillIn(words.everywhere.industryTitle, { industry: title }),
    description,
    url: `${url}/industries/${slug}`,
    serviceType: words.machines.service,
    audience: { '@type': 'BusinessAudience', audienceType: title },
    provider: organization,
  }),
} satisfies PageType<'industries'>;
