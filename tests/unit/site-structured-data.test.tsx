import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { breadcrumbList } from '@/site/structured-data/breadcrumb-list';
import { organization } from '@/site/structured-data/company';
import { faqPage } from '@/site/structured-data/faq-page';
import { StructuredData } from '@/site/structured-data/structured-data';

const siteUrl = 'https://www.onelayer.example';

test('the organisation is what the site settings say, under absolute addresses', () => {
  const settings = {
    brand: 'OneLayer',
    operator: 'OneLayer Holdings Ltd',
    description: 'Bespoke software.',
    email: 'hello@onelayer.example',
    telephone: '020 7946 0000',
    address: 'OneLayer\n48 Charlotte Road \r\nLondon EC2A 3QT',
    socialLinks: [
      { id: '1', label: 'Facebook', url: 'https://www.facebook.com/onelayer.example' },
      { id: '2', label: 'LinkedIn', url: 'https://www.linkedin.com/company/onelayer-example' },
    ],
  };
  expect(organization(settings, siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.onelayer.example/#organization',
    name: 'OneLayer',
    description: 'Bespoke software.',
    url: 'https://www.onelayer.example',
    logo: 'https://www.onelayer.example/icon.svg',
    legalName: 'OneLayer Holdings Ltd',
    email: 'hello@onelayer.example',
    telephone: '020 7946 0000',
    address: 'OneLayer, 48 Charlotte Road, London EC2A 3QT',
    sameAs: [
      'https://www.facebook.com/onelayer.example',
      'https://www.linkedin.com/company/onelayer-example',
    ],
  });

  // What somebody made up is no fact.
  const stated = organization({ ...settings, placeholder: true }, siteUrl);
  expect(Object.keys(stated)).toEqual([
    ...['@context', '@type', '@id', 'name', 'description', 'url', 'logo'],
  ]);
});

test('questions are stated with their answers, in their order', () => {
  const questions = [
    { question: 'What does it cost?', answer: 'That depends.' },
    { question: 'Who owns it?', answer: 'You do.' },
  ];
  expect(faqPage(questions).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'What does it cost?',
      acceptedAnswer: { '@type': 'Answer', text: 'That depends.' },
    },
    {
      '@type': 'Question',
      name: 'Who owns it?',
      acceptedAnswer: { '@type': 'Answer', text: 'You do.' },
    },
  ]);
});

test('breadcrumbs lead from home to the page, numbered from one', () => {
  const trail = [
    { name: 'Home', path: '' },
    { name: 'Industries', path: '/industries' },
    { name: 'Fintech', path: '/industries/fintech' },
  ];
  expect(breadcrumbList(trail, siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl },
      { '@type': 'ListItem', position: 2, name: 'Industries', item: `${siteUrl}/industries` },
      { '@type': 'ListItem', position: 3, name: 'Fintech', item: `${siteUrl}/industries/fintech` },
    ],
  });
});

test('no word of an editor ends the element, and each comes back whole', () => {
  const name = 'A </script><script>alert(1)</script> & “B” <!--';
  const html = renderToStaticMarkup(<StructuredData data={{ name }} />);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name });
});
