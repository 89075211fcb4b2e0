import type { Page } from '@/payload-types';

import { payload } from '../payload';

/** As a panel sends parts: what is left out has its default. */
export type Parts = readonly { readonly blockType: string; readonly [field: string]: unknown }[];

/** A page that the seed does not have, with the words of new parts. */
export async function publishPage(
  slug: string,
  blocks: Parts = [{ blockType: 'hero' }],
): Promise<Page> {
  const data: object = { title: `Page ${slug}`, slug, blocks, _status: 'published' };
  return payload.create({
    collection: 'pages',
    // Its type asks for what the defaults fill in.
    data: { title: '', slug: '', blocks: [], ...data },
    draft: false,
    depth: 0,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });
}
