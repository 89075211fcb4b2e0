import type { Payload } from 'payload';
import { z } from 'zod';

import { pageKinds } from '../announcements/kinds';
import { listPages, pathOf } from '../page-paths';
import { globalPages, pageCollections, pageTypes, type PageCollection } from '../page-types';

/** Opens a page with its drafts, for editors (src/app/(payload)/cms/preview/route.ts). */
const previewOf = (path: string) => `/cms/preview?path=${encodeURIComponent(path)}`;

/** The pages of documents without one of their own: a section of a page that shows them all. */
const sections = new Map<string, string>([
  ['features', '/#services'],
  ['process-steps', '/#process'],
  ['testimonials', '/#stories-heading'],
  ['gallery-images', '/image-gallery'],
]);

const printed = z.object({ pages: z.array(z.string().startsWith('/')).min(1) });
const asked = z.object({
  onQuotePage: z.boolean().nullish(),
  industries: z.array(z.string()).nullish(),
});
const known = z.object({ slug: z.string().min(1) });
const identified = z.object({ id: z.string() });

/**
 * Where the page stands that shows a document, with its drafts.
 * @param doc as it is in the panel: a draft, so anything may be missing
 * @returns undefined while no page shows it: an industry without a slug, say
 */
export async function previewAddress(
  collection: string,
  doc: unknown,
  payload: Payload,
): Promise<string | undefined> {
  const path = await pagePath(collection, doc, payload);
  return path === undefined ? undefined : previewOf(path);
}

/** The page that shows a document, as it would be: a draft may lack anything. */
export async function pagePath(collection: string, doc: unknown, payload: Payload) {
  const own = pageCollections.find((slug) => slug === collection);
  // No page shows it while nothing names it.
  if (own !== undefined && pageTypes[own].onlyNamed) return namedPath(own, doc, payload);
  const path = own === undefined ? undefined : pathOf(own, doc);
  if (path !== undefined) return path;
  if (own !== undefined && pageTypes[own].onlyIf) return pageTypes[own].list?.path;
  if (collection === 'claims') return printed.safeParse(doc).data?.pages[0];
  if (collection === 'faqs') return questionPath(doc, payload);
  if (collection === 'announcements') return announcementPath(doc, payload);
  return sections.get(collection);
}

const placed = z.object({
  shownOn: z.string().nullish(),
  kinds: z.array(z.string()).nullish(),
  pages: z.array(z.object({ value: z.unknown() })).nullish(),
});

/** The first page on which it stands. */
async function announcementPath(doc: unknown, payload: Payload): Promise<string | undefined> {
  const { shownOn, kinds, pages } = placed.safeParse(doc).data ?? {};
  if (shownOn !== 'some') return '/';
  const chosen = pageKinds.filter(({ value }) => kinds?.includes(value));
  const own = chosen.find(({ path }) => path !== undefined)?.path;
  if (own !== undefined) return own;
  const collections = chosen.flatMap(({ collection }) => collection ?? []);
  const ids = (pages ?? []).map(({ value }) => identified.safeParse(value).data?.id ?? value);
  const found = (await listPages(payload)).find(
    ({ collection, id }) => collections.includes(collection) || ids.includes(id),
  );
  return found?.path;
}

async function namedPath(collection: PageCollection, doc: unknown, payload: Payload) {
  const { data } = z.object({ id: z.string() }).safeParse(doc);
  const pages = data ? await listPages(payload, [collection]) : [];
  return pages.find(({ id }) => id === data?.id)?.path;
}

async function questionPath(doc: unknown, payload: Payload): Promise<string | undefined> {
  const { onQuotePage, industries } = asked.safeParse(doc).data ?? {};
  if (onQuotePage === true) return '/quote#faqs';
  const [id] = industries ?? [];
  if (id === undefined) return undefined;
  const industry: unknown = await payload.findByID({
    collection: 'industries',
    id,
    depth: 0,
    disableErrors: true,
    // An editor who writes a question for it may know its address.
    overrideAccess: true,
  });
  const { data } = known.safeParse(industry);
  return data && `/industries/${data.slug}#faqs`;
}

const ofGlobals = new Map<string, string>([
  ...globalPages.map(({ global, path }) => [global, path] as const),
  // Any address without a page.
  ['not-found-page', '/nothing-is-here'],
]);

/** The same for a global. */
export const pagePathOfGlobal = (slug: string): string => ofGlobals.get(slug) ?? '/';

/** The same for a global; one without a page of its own, such as the settings, shows on all. */
export const globalPreviewAddress = (slug: string): string => previewOf(pagePathOfGlobal(slug));
