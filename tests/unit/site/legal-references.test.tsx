import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { companyDetails } from '@/site/frame/company-details';
import { LegalText } from '@/site/sections/legal/legal-text';
import { referencesOf } from '@/site/sections/legal/references';
import { navigation, textsOf } from '@/words';
import { legalPages } from '~/seed/content/legal-pages';
import { siteSettings } from '~/seed/content/site-settings';

const retention = { contactDays: 400, quoteDays: 200, trashDays: 14 };
const words = textsOf(navigation);
const references = referencesOf(
  { ...siteSettings, id: 'one', email: 'office@acme.example', companyNumber: '01234567' },
  retention,
  words,
);

const none = {
  companyNumber: null,
  placeOfRegistration: null,
  registeredOffice: null,
  vatNumber: '',
};

describe('what a company says of itself', () => {
  test.each([
    ['nothing', {}, ''],
    ['a number', { companyNumber: '01234567' }, 'Company number 01234567.'],
    [
      'all of it',
      {
        companyNumber: '01234567',
        placeOfRegistration: 'Scotland',
        registeredOffice: '1 High Street \r\nLeith\n',
        vatNumber: 'GB 1',
      },
      'Registered in Scotland, company number 01234567. Registered office: 1 High Street, Leith. VAT number: GB 1.',
    ],
  ])('is %s, where that is set', (_, set, sentences) => {
    expect(companyDetails({ ...none, ...set }, words.footer)).toBe(sentences);
  });
});

const text = (words: string, format: number) => ({ type: 'text', version: 1, text: words, format });

function shown(words: string, format = 0): string {
  const paragraph = { type: 'paragraph', version: 1, children: [text(words, format)] };
  const root = {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [paragraph],
  };
  return renderToStaticMarkup(
    <LegalText body={{ root }} references={references} today="2031-05-06" paths={{}} />,
  );
}

describe('a legal text shows', () => {
  test('the address as a link', () => {
    expect(shown('Write to {email}.')).toContain(
      '<p>Write to <a href="mailto:office@acme.example">office@acme.example</a>.</p>',
    );
  });

  test('what the settings say, also where it is bold', () => {
    const { brand } = siteSettings;
    expect(shown('{operator}. {companyDetails}')).toMatch(
      /Holdings Ltd\. Registered .* number 01234567\./,
    );
    expect(shown('{brand}, {year}', 1)).toContain(`<strong>${brand}, 2031</strong>`);
    expect(shown('{contactDays}, {quoteDays}, {trashDays}')).toContain('400, 200, 14');
  });

  test('braces around anything else as they are', () => {
    expect(shown('A {brace} and {}')).toContain('A {brace} and {}');
  });
});

test('the seeded legal texts refer to nothing else, and repeat no setting', () => {
  const texts = legalPages.flatMap(({ sections }) => sections.map(({ body }) => body)).join('\n');
  const named = [...texts.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  const known = [...Object.keys(references), 'year'];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  for (const setting of [siteSettings.brand, siteSettings.email, '1 Example Street', '730'])
    expect(texts).not.toContain(setting);
});
