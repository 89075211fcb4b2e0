import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';

import { asServer } from '../access';
import { isDraftSave } from '../drafts/saves';
import { findPage } from '../page-paths';
import { pageTypes } from '../page-types';

/** Where the site itself has something, and what; a test compares this with src/app. */
const ofTheSite = new Map<string, string>([
  ['404', 'the answer where nothing is'],
  ['500', 'the answer when something broke'],
  ['admin', 'the inbox'],
  ['api', 'the way in for programs'],
  ['apple-icon', 'the icon for telephones'],
  ['check-answers', 'the page that shows what is wrong in a form'],
  ['cms', 'this panel'],
  ['favicon', 'the icon of the site'],
  ['forms', 'the forms that editors make'],
  ['healthz', 'the answer that says whether the site runs'],
  ['icon', 'the icon of the site'],
  ['icons', 'the icons of the site'],
  ['image-gallery', 'the gallery'],
  ['llms', 'the summary for language models'],
  ['mail', 'the pages to which mails lead'],
  ['manifest', 'the description for telephones'],
  ['quote', 'the quote page'],
  ['readyz', 'the answer that says whether the site is ready'],
  ['received', 'the page that confirms a form'],
  ['review', 'what is shown by a link before it is published'],
  ['robots', 'the list for search engines'],
  ['search', 'the search'],
  ['share-images', 'the pictures with which pages are shared'],
  ['sitemap', 'the sitemap'],
  ['styleguide', 'the styleguide'],
  ['your-section', 'the page of a section that a visitor draws'],
  ...Object.values(pageTypes).flatMap(({ list }) =>
    list ? [[list.path.slice(1), list.called] as const] : [],
  ),
]);

export const takenPaths: readonly string[] = [...ofTheSite.keys()];

const known = z.object({ id: z.string() });
const slugged = z.object({ slug: z.string() });
const titled = z.object({ title: z.string() }).catch({ title: '' });

/** What is wrong with an address of one part, when something else has it. */
export async function addressProblem(
  slug: string,
  ownId: string | undefined,
  req: PayloadRequest,
): Promise<string | undefined> {
  const ours = ofTheSite.get(slug);
  if (ours !== undefined) return `/${slug} is taken: ${ours} stands there.`;
  const found = await findPage(`/${slug}`, req);
  if (found === undefined || found.id === ownId) return undefined;
  const { collection, id } = found;
  const doc = await req.payload.findByID({ collection, id, ...asServer(req) });
  return `/${slug} is taken: ${pageTypes[collection].called} “${titled.parse(doc).title}” stands there.`;
}

/** Refuses to publish a page where something else stands; a draft may have any address. */
export const keepApart: CollectionBeforeValidateHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}): Promise<unknown> => {
  const slug = slugged.safeParse(data).data?.slug;
  if (slug === undefined || isDraftSave(context, collection.slug)) return data;
  const message = await addressProblem(slug, known.safeParse(originalDoc).data?.id, req);
  if (message !== undefined) throw refusedSlug(collection.slug, message, req);
  return data;
};

export const refusedSlug = (collection: CollectionSlug, message: string, req: PayloadRequest) =>
  new ValidationError(
    { collection, errors: [{ path: 'slug', label: 'Slug', message }], req },
    req.t,
  );
