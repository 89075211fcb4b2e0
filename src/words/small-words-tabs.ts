import brand from '~/brand/brand.json' with { type: 'json' };
import { drawings } from '~/site.config';

import { word, type WordTab } from './word';

export const legalWords = {
  lastUpdated: word('Before the date', 'Last updated:'),
  textChanged: word('Before the day of the last change', 'This text last changed on'),
  onThisPage: word('Over the list of sections', 'On this page'),
} as const satisfies WordTab['words'];

export const notFoundWords = {
  home: word('First button', 'Back to Homepage'),
  support: word('Second button', 'Contact Support'),
  work: word('Link to the portfolio', 'Our Work'),
  industries: word('Link to the industries', 'Industries'),
  quote: word('Link to the quote form', 'Get a Free Quote'),
  contact: word('Link to the contact form', 'Contact'),
} as const satisfies WordTab['words'];

export const drawingWords = {
  home: word(
    'On the home page',
    'A section through the ground. On the left {count} broken strata lie under a row of buildings: {names}. Towards the right they thin out and end, and one solid layer takes the whole depth. It reads: {words}',
    {
      isLong: true,
      fields: {
        count: 'how many layers there are',
        names: 'their names',
        words: 'the words on the accent and below them',
      },
    },
  ),
  share: word(
    'On a share image',
    drawings === 'plain'
      ? `{brand}: “{title}”, over a band of ${brand.accentName}, “{words}”`
      : `{brand}: “{title}”, over a section through the ground whose many thin layers become one ${brand.accentName} layer, “{words}”`,
    {
      about: 'The picture that messengers show with a link.',
      isLong: true,
      fields: {
        brand: 'the brand',
        title: 'what the picture says',
        words: 'the words on the accent',
      },
    },
  ),
  industry: word(
    'On an industry’s page',
    'A street drawn in elevation over a section through the ground. Its {count} strata are the systems in use today: {names}. Towards the right they thin out and end, and one solid layer takes the whole depth. It reads: {words}',
    {
      isLong: true,
      fields: {
        count: 'how many layers there are',
        names: 'their names',
        words: 'the words on the accent and below them',
      },
    },
  ),
} as const satisfies WordTab['words'];

const inLlms = (label: string, text: string) => word(label, text, { part: '/llms.txt' });

export const machineWords = {
  service: word('Kind of service', 'Bespoke software development'),
  caseStudy: word('Kind of page that a case study is', 'Case study'),
  pages: inLlms('Heading over the pages', 'Pages'),
  home: inLlms('Home page', 'Home'),
  industries: inLlms('Page and heading of industries', 'Industries'),
  work: inLlms('Portfolio', 'Our Work'),
  quote: inLlms('Quote page', 'Request a quote'),
  gallery: inLlms('Image gallery', 'Image Gallery'),
  caseStudies: inLlms('Heading over the case studies', 'Case studies'),
  sample: inLlms('Before what is invented', 'Sample content.'),
  articleCategories: inLlms('Heading over the categories of articles', 'Categories of articles'),
  authors: inLlms('Heading over the authors', 'Authors'),
  positions: inLlms('Heading over the open positions', 'Open positions'),
  legal: inLlms('Heading over the legal pages', 'Legal'),
} as const satisfies WordTab['words'];
