import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands, as a way that leads to it. */
export function breadcrumbList(trail: Crumb[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
