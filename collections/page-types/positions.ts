import type { Position } from '@/payload-types';

import { paragraphsOf } from '../texts/paragraphs';
import type { PageType } from './page-type';

const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const satisfies Record<Position['employment'], string>;

const payUnits = {
  year: 'YEAR',
  month: 'MONTH',
  day: 'DAY',
  hour: 'HOUR',
} as const satisfies Record<Position['payPer'], string>;

export const positionPages = {
  collection: 'positions',
  home: '/careers/',
  called: 'the open position',
  feature: 'positions',
  list: {
    path: '/careers',
    global: 'careers-page',
    called: 'the list of open positions',
    isOnlyFilled: true,
    nameInTrail: (words) => words.positions.title,
    first: {
      label: 'Careers page',
      heading: 'Careers',
      intro: 'We are looking for people who would rather finish one system than begin three.',
    },
  },
  until: 'applyBy',
  shows: ['media'],
  name: ({ title }) => title,
  description: ({ summary }) => summary,
  index: { heading: (words) => words.positions },
  /** What Google asks of a job; none of one that is over. */
  facts: (position, { url, organization }) =>
    Date.parse(position.applyBy) <= Date.now()
      ? undefined
      : {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: position.title,
          description: [position.summary, ...paragraphsOf(position.body)]
            .map((paragraph) => `<p>${inHtml(paragraph)}</p>`)
            .join(''),
          identifier: { '@type': 'PropertyValue', name: 'id', value: position.id },
          url: `${url}/careers/${position.slug}`,
          datePosted: position.postedOn ?? position.createdAt,
          validThrough: position.applyBy,
          employmentType: employmentTypes[position.employment],
          hiringOrganization: organization,
          ...placeOf(position),
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: position.payCurrency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: position.payFrom,
              maxValue: position.payTo,
              unitText: payUnits[position.payPer],
            },
          },
          directApply: true,
        },
} satisfies PageType<'positions'>;

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function placeOf({ workplace, country, town, street, postcode }: Position) {
  if (workplace === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: town,
        addressCountry: country,
        ...(street && { streetAddress: street }),
        ...(postcode && { postalCode: postcode }),
      },
    },
  };
}
