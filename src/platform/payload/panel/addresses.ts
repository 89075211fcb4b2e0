/**
 * Where the panel has what, as its own links say (read in 3.90.2). It documents the addresses of
 * its API alone.
 */
const panel = '/cms';

/** @param query such as `where[id][in]=…` */
export const addressOfList = (collection: string, query = ''): string =>
  `${panel}/collections/${collection}${query === '' ? '' : `?${query}`}`;

export const addressOfDocument = (collection: string, id: string): string =>
  `${panel}/collections/${collection}/${id}`;

/** Documents in the trash have their forms there. */
export const addressInTrash = (collection: string, id: string): string =>
  `${panel}/collections/${collection}/trash/${id}`;

export const addressOfNew = (collection: string, query: Record<string, string>): string =>
  `${panel}/collections/${collection}/create?${new URLSearchParams(query).toString()}`;

export const addressOfGlobal = (slug: string): string => `${panel}/globals/${slug}`;

/** Our own view (src/panel/wordpress). @param query such as `{ import: id }` */
export const addressOfArticleImports = (query: Record<string, string> = {}): string =>
  [`${panel}/import-articles`, new URLSearchParams(query).toString()].filter(Boolean).join('?');

/** Our own view (src/panel/redirects). */
export const addressOfRedirectsFile = `${panel}/redirects-file`;

/** Our own view (src/panel/launch). */
export const addressOfLaunchList = `${panel}/launch`;

/** Our own view (src/panel/calendar). @param query such as `{ month: '2026-12', kind: 'articles' }` */
export const addressOfCalendar = (query: Record<string, string> = {}): string =>
  [`${panel}/calendar`, new URLSearchParams(query).toString()].filter(Boolean).join('?');

/** @param document one of the above */
export const addressOfVersions = (document: string): string => `${document}/versions`;
