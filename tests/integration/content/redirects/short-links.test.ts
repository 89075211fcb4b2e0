import { afterEach, expect, test } from 'vitest';

import { listShortLinks } from '@/site/redirects/list-short-links';

import { editRedirects, toAddress } from '../../../support/content/redirects';
import { seededIndustry } from '../../../support/content/seeded-industry';
import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { refusal } from '../../../support/staff/editor';

logNowhere();

const { ask, create } = editRedirects();

afterEach(() =>
  payload.delete({
    collection: 'short-links',
    where: { id: { exists: true } },
    context: { disableRevalidate: true },
  }),
);

const make = (data: object) => ask('POST', '/short-links', data);

async function refused(data: object) {
  const answer = await make(data);
  const { errors } = refusal.parse(await answer.json());
  const [error] = errors[0]?.data?.errors ?? [];
  return [answer.status, error?.path, error?.message];
}

test('a short link leads to a page or an address, with its campaign, for a time', async () => {
  const { id } = await seededIndustry('fitness');
  const campaign = { utmSource: ' flyer ', utmMedium: 'print', utmCampaign: 'spring & more' };
  const page = { relationTo: 'industries', value: id };
  for (const data of [
    { word: ' Gym ', to: 'page', page, ...campaign },
    { word: 'quote', to: 'address', address: '/quote?plan=a#form', utmSource: 'slides' },
    { word: 'shop', to: 'address', address: 'https://example.com/a?utm_source=x', ...campaign },
    { word: 'plain', to: 'address', address: '/work' },
  ])
    expect([data.word, (await make(data)).status]).toEqual([data.word, 201]);
  const links = await listShortLinks();
  expect(Object.fromEntries(links.map(({ from, to, status }) => [from, [status, to]]))).toEqual({
    '/go/gym': [
      307,
      '/industries/fitness?utm_source=flyer&utm_medium=print&utm_campaign=spring+%26+more',
    ],
    '/go/quote': [307, '/quote?plan=a&utm_source=slides#form'],
    '/go/shop': [
      307,
      'https://example.com/a?utm_source=flyer&utm_medium=print&utm_campaign=spring+%26+more',
    ],
    '/go/plain': [307, '/work'],
  });
});

test('it follows its page, and leads nowhere while that is a draft', async () => {
  const { id } = await seededIndustry('fitness');
  await make({ word: 'gyms', to: 'page', page: { relationTo: 'industries', value: id } });
  const move = (slug: string) => ask('PATCH', `/industries/${id}`, { slug });
  expect((await move('fitness-of-tests')).status).toBe(200);
  expect((await listShortLinks())[0]?.to).toBe('/industries/fitness-of-tests');
  expect((await move('fitness')).status).toBe(200);
  await payload.update({
    collection: 'industries',
    id,
    data: { _status: 'draft' },
    context: { disableRevalidate: true },
  });
  expect(await listShortLinks()).toEqual([]);
  await payload.update({
    collection: 'industries',
    id,
    data: { _status: 'published' },
    context: { disableRevalidate: true },
  });
});

test('what leads nowhere, in a circle, or names a person is refused at its field', async () => {
  const address = (to: string) => ({ word: 'x', to: 'address', address: to });
  expect(await refused(address('/nowhere'))).toEqual([
    400,
    'address',
    'There is no page at /nowhere.',
  ]);
  expect(await refused(address('/go/y'))).toEqual([
    400,
    'address',
    'A short link leads to no other one.',
  ]);
  for (const bad of [
    'javascript:alert(1)',
    '//evil.example',
    'https://a:b@c.example',
    '/work/*',
    '',
  ])
    expect([bad, (await refused(address(bad))).slice(0, 2)]).toEqual([bad, [400, 'address']]);
  expect((await refused({ word: 'x', to: 'page' })).slice(0, 2)).toEqual([400, 'page']);
  for (const word of ['a b', 'a/b', '-a', 'ä', '', '*', 'x'.repeat(61)])
    expect([word, (await refused({ ...address('/work'), word }))[1]]).toEqual([word, 'word']);
  for (const utmCampaign of ['jane@example.com', 'a'.repeat(32)])
    expect((await refused({ ...address('/work'), utmCampaign }))[1]).toBe('utmCampaign');
  // Over a redirect it may lead, and two of one word there are not.
  await create({ from: '/former', to: toAddress('/work') });
  expect((await make(address('/former'))).status).toBe(201);
  expect((await refused(address('/work')))[1]).toBe('word');
});

test('no redirect stands among short links, and no visitor lists them', async () => {
  const answer = await create({ from: '/go/x', to: toAddress('/work') });
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors[0]?.message).toBe(
    'Short links stand at /go/x: make one at Short links instead.',
  );
  expect((await rest('GET', '/short-links')).status).toBe(403);
});
