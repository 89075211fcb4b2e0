import brand from '~/brand/brand.json' with { type: 'json' };
import { drawings } from '~/site.config';

import type { WordTab } from './word';

export const legalWords = {
  lastUpdated: { label: 'Before the date', text: 'Last updated:' },
  textChanged: { label: 'Before the day of the last change', text: 'Text changed on' },
  onThisPage: { label: 'Over the list of sections', text: 'On this page' },
} as const satisfies WordTab['words'];

export const notFoundWords = {
  home: { label: 'First button', text: 'Back to Homepage' },
  support: { label: 'Second button', text: 'Contact Support' },
  work: { label: 'Link to the portfolio', text: 'Our Work' },
  industries: { label: 'Link to the industries', text: 'Industries' },
  quote: { label: 'Link to the quote form', text: 'Get a Quote' },
  contact: { label: 'Link to the contact form', text: 'Contact' },
} as const satisfies WordTab['words'];

export const drawingWords = {
  home: {
    label: 'On the home page',
    text: 'A section through the ground. On the left {count} broken strata lie under a row of buildings: {names}. Towards the right they thin out and end, and one solid layer takes the whole depth. It reads: {words}',
    isLong: true,
    fields: {
      count: 'how many layers there are',
      names: 'their names',
      words: 'the words on the accent and below them',
    },
  },
  share: {
    label: 'On a share image',
    text:
      drawings === 'plain'
        ? `{brand}: “{title}”, over a band of ${brand.accentName}, “{words}”`
        : `{brand}: “{title}”, over a section through the ground whose many thin layers become one ${brand.accentName} layer, “{words}”`,
    about: 'The picture that messengers show with a link.',
    isLong: true,
    fields: {
      brand: 'the brand',
      title: 'what the picture says',
      words: 'the words on the accent',
    },
  },
  industry: {
    label: 'On an industry’s page',
    text: 'A street drawn in elevation over a section through the ground. Its {count} strata are the systems in use today: {names}. Towards the right they thin out and end, and one solid layer takes the whole depth. It reads: {words}',
    isLong: true,
    fields: {
      count: 'how many layers there are',
      names: 'their names',
      words: 'the words on the accent and below them',
    },
  },
} as const satisfies WordTab['words'];

const inLlms = (label: string, text: string) => ({ label, text, part: '/llms.txt' });

export const machineWords = {
  service: { label: 'Kind of service', text: 'Custom software development' },
  caseStudy: { label: 'Kind of page that a case study is', text: 'Case study' },
  pages: inLlms('Heading over the pages', 'Pages'),
  home: inLlms('Home page', 'Home'),
  industries: inLlms('Page and heading of industries', 'Industries'),
  work: inLlms('Portfolio', 'Our Work'),
  quote: inLlms('Quote page', 'Request a quote'),
  gallery: inLlms('Image gallery', 'Image Gallery'),
  caseStudies: inLlms('Heading over the case studies', 'Case studies'),
  sample: inLlms('Before what is invented', 'Sample content.'),
  legal: inLlms('Heading over the legal pages', 'Legal'),
} as const satisfies WordTab['words'];
