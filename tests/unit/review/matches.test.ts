import type { Where } from 'payload';
import { expect, test } from 'vitest';

import { inserted, matches } from '@/site/review/matches';

const doc = {
  id: 'a',
  slug: 'fitness',
  hasCaseStudy: true,
  industries: [{ id: 'i1', slug: 'legal' }, 'i2'],
  note: null,
};

const cases: [where: Where, isMet: boolean][] = [
  [{}, true],
  [{ slug: { equals: 'fitness' } }, true],
  [{ slug: { equals: 'rowing' } }, false],
  [{ slug: { not_equals: 'fitness' } }, false],
  [{ 'industries.slug': { equals: 'legal' } }, true],
  [{ industries: { in: ['i2', 'i9'] } }, true],
  [{ industries: { not_in: ['i1'] } }, false],
  [{ industries: { in: ['i9'] } }, false],
  [{ note: { exists: false } }, true],
  [{ or: [{ slug: { equals: 'x' } }, { hasCaseStudy: { equals: true } }] }, true],
  [{ and: [{ slug: { equals: 'fitness' } }, { hasCaseStudy: { equals: false } }] }, false],
  // What is not known is met by nothing: no draft shows where nobody meant it.
  [{ slug: { like: 'fit' } }, false],
];

test.each(cases)('%j is met: %s', (where, isMet) => {
  expect(matches(doc, where)).toBe(isMet);
});

test('a draft comes to its place, up and down', () => {
  const docs = [{ d: '2026-03' }, { d: '2026-01' }];
  expect(inserted(docs, { d: '2026-02' }, '-d').map(({ d }) => d)).toEqual([
    '2026-03',
    '2026-02',
    '2026-01',
  ]);
  expect(inserted(docs.toReversed(), { d: '2026-09' }, 'd').at(-1)).toEqual({ d: '2026-09' });
  expect(inserted(docs, { d: '2026-02' }, undefined)[0]).toEqual({ d: '2026-02' });
});
