import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands, from home to the page itself. */
export function breadcrumbList(trail: Crumb[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
