import type { SiteSetting } from '@/payload-types';

export interface Crumb {
  name: string;
  path: string;
}

const context = 'https://schema.org';

/** Who stands behind the site, for search engines. */
export function organization(
  settings: Pick<SiteSetting, 'brand' | 'description' | 'email' | 'address' | 'socialLinks'>,
  siteUrl: string,
) {
  const { brand, description, email, address, socialLinks } = settings;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand,
    description,
    url: siteUrl,
    logo: new URL('/icon.svg', siteUrl).href,
    email,
    // As text, which the vocabulary allows: nothing says which line of an address is the town.
    address: address.split(/\s*\n\s*/).join(', '),
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** Where a page stands, from home to the page itself. */
export function breadcrumbList(trail: Crumb[], siteUrl: string) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** Facts for search engines. A browser runs nothing of this, so no policy needs to know it. */
export function StructuredData({ data }: { data: object }) {
  // An editor's “</script>” must not end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
