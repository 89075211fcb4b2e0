import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { breadcrumbList, organization, StructuredData } from '@/site/frame/structured-data';

const siteUrl = 'https://www.onelayer.example';

test('the organisation is what the site settings say, under absolute addresses', () => {
  const settings = {
    brand: 'OneLayer',
    description: 'Bespoke software.',
    email: 'hello@onelayer.example',
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
    email: 'hello@onelayer.example',
    address: 'OneLayer, 48 Charlotte Road, London EC2A 3QT',
    sameAs: [
      'https://www.facebook.com/onelayer.example',
      'https://www.linkedin.com/company/onelayer-example',
    ],
  });
});

test('breadcrumbs lead from home to the page, numbered from one', () => {
  const trail = [
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
