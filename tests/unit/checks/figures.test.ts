import { expect, test } from 'vitest';

import { checkDocument } from '~/collections/checks';
import { figuresIn } from '~/collections/checks/figures';

import { heading, richText } from './rich-text';

test.each([
  ['Up to 90% cost savings', ['90%']],
  ['Built 10x faster, 2.5x at best', ['10x', '2.5x']],
  ['£2,488 a month, £0.00. Or £1.5 million, £50k', ['£2,488', '£0.00', '£1.5 million', '£50k']],
  ['Weeks, not months: Weeks 3–6, then 12 weeks', ['Weeks, not months', 'Weeks 3–6', '12 weeks']],
  ['In weeks not months', ['weeks not months']],
  ['Room 12, 24 hours, 6 days, 10 exits', []],
])('the figures in “%s”', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

const known = {
  paths: [],
  pages: [],
  claims: [{ figures: ['90%'], pages: ['/', '/launch'] }],
  described: [],
  orphans: [],
  unpublished: [],
};
const doc = {
  stats: [{ value: '90%' }, { value: '42%' }],
  body: richText(heading('h3', '42% and 42% and 90%')),
};

test('a figure that the register does not know is found once in each field', () => {
  const found = checkDocument('home-page', doc, known);
  expect(found.map(({ path, message }) => `${path}: ${message.slice(0, 5)}`)).toEqual([
    'stats.1.value: “42%”',
    'body: “42%”',
  ]);
});

test('a row of figures is told of a claim that does not name its page', () => {
  const found = (slug: string, address: string, value = '90%') =>
    checkDocument(slug, { slug: address, blocks: [{ stats: [{ value }] }] }, known).map(
      ({ path, message }) => `${path}: ${message}`,
    );
  expect(found('pages', 'launch')).toEqual([]);
  expect(found('pages', 'spring')).toEqual([
    'blocks.0.stats.0.value: The claim for “90%” does not name this page, which so cannot say what it rests on: add “/spring” to the claim’s pages.',
  ]);
  expect(found('pages', '')[0]).toContain('add this page, once it has its slug');
  // What looks like no figure stands there as one.
  expect(found('pages', 'launch', 'Half')[0]).toContain('“Half” is not in the register of claims');
});

test('legal texts have a register of their own, and claims are the register', () => {
  expect(checkDocument('legal-pages', doc, known)).toEqual([]);
  expect(checkDocument('claims', doc, known)).toEqual([]);
});
