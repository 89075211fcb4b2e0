import type { Organization, WebSite, WithContext } from 'schema-dts';

import { place } from '~/site.config';
import type { SiteSetting } from '@/payload-types';

import { onOneLine } from '../frame/company-details';

type Company = Pick<
  SiteSetting,
  | 'brand'
  | 'operator'
  | 'description'
  | 'email'
  | 'telephone'
  | 'address'
  | 'socialLinks'
  | 'placeholder'
>;

const context = 'https://schema.org';
const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/**
 * Who stands behind the site. What is marked as made up is not claimed: then there is the brand and
 * its address on the web, and nothing that a search engine would list as a company’s details.
 */
export function organization(settings: Company, siteUrl: string): WithContext<Organization> {
  const { brand, operator, description, email, telephone, address, socialLinks, placeholder } =
    settings;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand,
    description,
    url: siteUrl,
    logo: new URL('/icon.svg', siteUrl).href,
    ...(placeholder
      ? {}
      : {
          legalName: operator,
          email,
          ...(telephone && { telephone }),
          // As text, which the vocabulary allows: nothing says which line of an address is the town.
          address: onOneLine(address),
          sameAs: socialLinks.map(({ url }) => url),
        }),
  };
}

export function webSite(
  { brand, description }: Pick<Company, 'brand' | 'description'>,
  siteUrl: string,
): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand,
    description,
    url: siteUrl,
    inLanguage: place.locale,
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** The organisation as other facts name it; home says more of it. */
export const theOrganization = (brand: string, siteUrl: string) => ({
  '@type': 'Organization' as const,
  '@id': organizationId(siteUrl),
  name: brand,
  url: siteUrl,
});
