import { expect, test } from 'vitest';

import { isOn, onlyWith } from '@/features';
import { claims } from '~/seed/content/claims';

import { industries } from '../../support/pages/industries';
import { payload } from '../../support/payload';

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;

test('the specification’s numbers are there', async () => {
  const numbers = [
    ['industries', 13],
    ['features', 16],
    ['process-steps', 5],
    ['testimonials', 3],
    ['claims', claims.length],
    ['projects', 8],
    ...onlyWith('gallery', ['gallery-images', 10] as const),
    // The specification's four, and the accessibility statement.
    ['legal-pages', isOn('giveaway') ? 5 : 4],
  ] as const;
  for (const [collection, expected] of numbers) {
    const { totalDocs } = await payload.count({ collection, ...asServer });
    expect([collection, totalDocs]).toEqual([collection, expected]);
  }
});

test('industries stand in the order of the specification', async () => {
  const { docs } = await payload.find({
    collection: 'industries',
    sort: '_order',
    pagination: false,
    ...asServer,
  });
  expect(docs.map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug));
});

test('every industry says when to buy instead, the quote page has its questions, and none is shown nowhere', async () => {
  const { docs } = await payload.find({
    collection: 'faqs',
    pagination: false,
    depth: 1,
    ...asServer,
  });
  const shown = docs.map(({ onQuotePage, industries: on }) => ({
    quote: onQuotePage === true,
    slugs: (on ?? []).map((industry) => (typeof industry === 'string' ? '' : industry.slug)),
  }));
  for (const { slug } of industries) {
    const its = shown.filter(({ slugs }) => slugs.includes(slug));
    expect([slug, its.length >= 2]).toEqual([slug, true]);
  }
  expect(shown.filter(({ quote }) => quote)).toHaveLength(21);
  expect(shown.filter(({ quote, slugs }) => !quote && slugs.length === 0)).toEqual([]);
});

test('four projects have a page of their own, and the portfolio leads to Deelflo’s alone', async () => {
  const { docs } = await payload.find({
    collection: 'projects',
    sort: '_order',
    pagination: false,
    ...asServer,
  });
  expect(docs.map(({ internalLink }) => internalLink ?? null)).toEqual([
    '/work/deelflo',
    ...Array<null>(7).fill(null),
  ]);
  const studies = docs.filter(({ hasCaseStudy }) => hasCaseStudy);
  expect(studies.map(({ slug }) => slug)).toEqual([
    'deelflo',
    'healthcare-management-platform',
    'retail-inventory-system',
    'logistics-operations-platform',
  ]);
  expect(studies.map(({ caseStudy }) => caseStudy?.screens?.length)).toEqual([0, 1, 1, 1]);
});
