import { expect, test } from 'vitest';

import type { Position } from '@/payload-types';
import { payOf, placeOf } from '@/site/positions/wording';
import { smallWords, textsOf } from '@/words';
import { positionPages } from '~/collections/page-types/positions';

import { bodyOf } from '../../support/content/article-body';
import { jobInOffice, remoteJob } from '../../support/content/job-posting';

const url = 'https://site.example';
const site = {
  words: textsOf(smallWords),
  url,
  organization: { '@type': 'Organization', name: 'Ours', url },
  addressOf: () => '',
};
const soon = new Date(Date.now() + 86_400_000).toISOString();

const position: Position = {
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
  id: 'a',
  title: 'Software engineer',
  summary: 'You build <one> screen & mend it.',
  slug: 'software-engineer',
  body: bodyOf('## What you do', 'You sit with clients.'),
  form: 'b',
  workplace: 'office',
  town: 'Norwich',
  street: '1 Example Street',
  postcode: 'NR1 1AA',
  country: 'United Kingdom',
  employment: 'fullTime',
  payFrom: 45_000,
  payTo: 60_000,
  payCurrency: 'GBP',
  payPer: 'year',
  applyBy: soon,
  postedOn: '2026-11-03T12:00:00.000Z',
};

test('a position in the office says all that search engines ask of a job', () => {
  const facts = positionPages.facts(position, site);
  expect(jobInOffice.safeParse(facts).error).toBeUndefined();
  expect(facts).toMatchObject({
    description:
      '<p>You build &lt;one&gt; screen &amp; mend it.</p><p>What you do</p><p>You sit with clients.</p>',
    datePosted: '2026-11-03T12:00:00.000Z',
    validThrough: soon,
    jobLocation: { address: { streetAddress: '1 Example Street', postalCode: 'NR1 1AA' } },
    baseSalary: { value: { minValue: 45_000, maxValue: 60_000, unitText: 'YEAR' } },
  });
});

test('a remote one says where its applicants live', () => {
  const facts = positionPages.facts({ ...position, workplace: 'remote', town: null }, site);
  expect(remoteJob.safeParse(facts).error).toBeUndefined();
});

test('one that is over is no job', () => {
  const over = { ...position, applyBy: new Date(Date.now() - 1000).toISOString() };
  expect(positionPages.facts(over, site)).toBeUndefined();
});

test('place and pay in words', () => {
  const words = site.words.positions;
  expect(placeOf(position, words)).toBe('Norwich');
  expect(placeOf({ ...position, workplace: 'hybrid' }, words)).toBe('Norwich, partly remote');
  expect(placeOf({ ...position, workplace: 'remote' }, words)).toBe('Remote, from United Kingdom');
  expect(payOf({ ...position, payFrom: 400, payTo: 400, payPer: 'day' }, words)).toMatch(
    /^\D*400 a day$/,
  );
  expect(payOf(position, words)).toMatch(/45[.,\s]?000\D+60[.,\s]?000\D* a year$/);
});
