import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { arrivalSource, forgetArrival, keepArrival, sourceHeaders } from '@/forms/source/arrival';
import { readSource } from '@/forms/source/source';

const site = 'https://onelayer.example';
const campaign = `${site}/industries/healthcare?utm_source=LinkedIn&utm_medium=Social&utm_campaign=Spring+26&utm_term=clinic&utm_content=b&utm_id=7&gclid=abc`;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('where somebody comes from is', () => {
  test('the page, the referrer’s host and five words of a campaign, and nothing else', () => {
    const referrer = 'https://WWW.linkedin.com:8443/feed?who=ada#post';
    const said = arrivalSource({ address: campaign, referrer });
    expect(readSource(String(new URLSearchParams({ ...said })))).toEqual({
      landingPage: '/industries/healthcare',
      referrer: 'www.linkedin.com',
      utmSource: 'linkedin',
      utmMedium: 'social',
      utmCampaign: 'Spring 26',
      utmTerm: 'clinic',
      utmContent: 'b',
    });
  });

  test('nothing new for who goes on from one of our pages', () => {
    expect(arrivalSource({ address: `${site}/quote`, referrer: `${site}/` })).toBeNull();
  });

  test.each([
    ['a person’s address in a campaign', 'utmSource=ada%40ledgerloop.example'],
    ['a reference in a path', 'landingPage=/received/C-7F3K-2M'],
    ['a path with a question', 'landingPage=/quote%3Femail%3Dada'],
    ['a referrer that is no host', 'referrer=javascript:alert(1)'],
    ['what is too long', `utmTerm=${'a'.repeat(201)}`],
    ['what cannot be printed', 'utmTerm=a%00b'],
    ['half a character', 'utmTerm=%ED%A0%80%E2%80%8B'],
    ['what is not asked for', 'utm_source=linkedin&id=7'],
    ['a header without end', `utmTerm=a&x=${'a'.repeat(4000)}`],
  ])('not %s', (_, header) => {
    expect(readSource(header)).toBeNull();
  });
});

describe('a tab', () => {
  const sent = () => sourceHeaders()['Came-From'];

  test('keeps how its visitor arrived, over pages and reloads', () => {
    keepArrival({ address: `${site}/`, referrer: 'https://www.google.com/' });
    keepArrival({ address: `${site}/quote`, referrer: `${site}/` });
    keepArrival({ address: `${site}/quote`, referrer: '' });
    expect(sent()).toBe('landingPage=%2F&referrer=www.google.com');
  });

  test('keeps how they arrived last', () => {
    keepArrival({ address: `${site}/`, referrer: 'https://www.google.com/' });
    keepArrival({ address: `${site}/work?utm_source=news`, referrer: '' });
    expect(sent()).toBe('landingPage=%2Fwork&utmSource=news');
  });

  test('keeps no word that is too long, or that may be a person’s address', () => {
    const address = `${site}/?utm_source=news&utm_term=${'a'.repeat(201)}&utm_medium=ada%40b.example`;
    keepArrival({ address, referrer: '' });
    expect(sent()).toBe('landingPage=%2F&utmSource=news');
  });

  test('forgets it for who says no', () => {
    keepArrival({ address: `${site}/`, referrer: '' });
    forgetArrival();
    expect(sent()).toBeUndefined();
  });

  test('without session storage sends nothing, and fails nowhere', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepArrival({ address: `${site}/`, referrer: '' });
    expect(sourceHeaders()).toEqual({});
  });
});
