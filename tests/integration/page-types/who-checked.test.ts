import '../../support/without-next';

import { text } from 'node:stream/consumers';

import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import type { Industry } from '@/payload-types';
import { industryPages } from '@/site/pages/industry-page';
import { entryOf } from '~/collections/search/entry';

import { quietly } from '../../support/content/articles';
import { seededIndustry } from '../../support/content/seeded-industry';
import { payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

let headers: Record<string, string>;
let industry: Industry;
beforeAll(async () => {
  headers = await signedInEditor();
  industry = await seededIndustry('aviation');
});

const publish = async (data: object) => {
  const body = { ...data, _status: 'published' };
  expect((await rest('PATCH', `/industries/${industry.id}`, { headers, body })).status).toBe(200);
};
const setSentence = async (checked: string) => {
  const words = { slug: 'small-words', ...quietly } as const;
  const { industries } = await payload.findGlobal(words);
  await payload.updateGlobal({ ...words, data: { industries: { ...industries, checked } } });
};
afterEach(() => publish({ checkedBy: null, checkedOn: null }));

const checkedBy = 'Jo Hill, flight engineer';
// By the clocks of London it is the next day.
const checkedOn = '2026-06-01T23:30:00.000Z';

const drawn = async () =>
  text((await prerenderToNodeStream(await industryPages.draw(industry.slug))).prelude);

test('above its last words the page says who checked it, and when', async () => {
  await publish({ checkedBy, checkedOn });
  const html = await drawn();
  const sentence =
    'Checked by Jo Hill, flight engineer on <time dateTime="2026-06-02">2 June 2026</time></p>';
  expect(html).toContain(sentence);
  expect(html.indexOf(sentence)).toBeGreaterThan(html.indexOf('id="benefits"'));
  expect(html.indexOf(sentence)).toBeLessThan(html.indexOf('id="next"'));
});

test.each([
  ['nobody', { checkedBy: null, checkedOn }],
  ['nobody whom one could read', { checkedBy: ' ', checkedOn }],
  ['no day', { checkedBy, checkedOn: null }],
])('with %s it says nothing', async (_, data) => {
  await publish(data);
  expect(await drawn()).not.toMatch(/Checked by|flight engineer/);
});

test('the sentence is the editors’, in their order', async () => {
  await publish({ checkedBy, checkedOn });
  await setSentence('On {date} {by} has read this.');
  try {
    expect(await drawn()).toContain(
      'On <time dateTime="2026-06-02">2 June 2026</time> Jo Hill, flight engineer has read this.</p>',
    );
  } finally {
    await setSentence('');
  }
});

test('a search finds who checked the page where the page says so', () => {
  const { fields } = payload.collections.industries.config;
  const found = (doc: Partial<Industry>) =>
    entryOf('industries', { ...industry, ...doc }, fields).text.includes(checkedBy);
  expect([found({ checkedBy, checkedOn }), found({ checkedBy })]).toEqual([true, false]);
});

test('a copy of the page is one that nobody has checked', async () => {
  await publish({ checkedBy, checkedOn });
  const answer = await rest('POST', `/industries/${industry.id}/duplicate`, { headers });
  const copy = z.object({ id: z.string(), checkedBy: z.unknown(), checkedOn: z.unknown() });
  const { doc } = z.object({ doc: copy }).parse(await answer.json());
  await payload.delete({ collection: 'industries', id: doc.id, ...quietly });
  expect([doc.checkedBy, doc.checkedOn]).toEqual([null, null]);
});
