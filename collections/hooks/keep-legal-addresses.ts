import {
  APIError,
  ValidationError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
} from 'payload';
import { z } from 'zod';

import type { LegalPage } from '@/payload-types';

/** The footer, the forms, other legal texts and the specification lead to these addresses. */
const fixed = ['privacy', 'terms', 'disclaimer', 'competition-1', 'accessibility'];

/** Where a route of the site stands already; a test compares this with src/app. */
export const takenPaths = [
  'admin',
  'api',
  'apple-icon',
  'check-answers',
  'cms',
  'healthz',
  'icons',
  'image-gallery',
  'industries',
  'manifest',
  'opengraph-image',
  'quote',
  'received',
  'robots',
  'sitemap',
  'styleguide',
  'work',
];

const slugged = z.object({ slug: z.string() });

/** Refuses an address that another page has, and another address for a page that must not move. */
export const keepLegalAddresses: CollectionBeforeValidateHook<LegalPage> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug = slugged.safeParse(data).data?.slug;
  const message = slug === undefined ? undefined : problemWith(slug, originalDoc?.slug);
  if (message !== undefined)
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'slug', label: 'Slug', message }], req },
      req.t,
    );
  return data;
};

function problemWith(slug: string, before: string | undefined): string | undefined {
  if (before !== undefined && slug !== before && fixed.includes(before))
    return `This page stays at /${before}: the forms, the footer and other texts lead there.`;
  if (takenPaths.includes(slug)) return `Another page of the site stands at /${slug}.`;
  return undefined;
}

/** The same pages cannot go. */
export const keepLegalPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { slug } = await req.payload.findByID({
    collection: 'legal-pages',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (fixed.includes(slug))
    throw new APIError(
      `The page at /${slug} cannot be deleted: the forms, the footer and other texts lead there.`,
      409,
    );
};
