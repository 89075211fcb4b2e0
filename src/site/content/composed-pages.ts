import 'server-only';

import type { Page } from '@/payload-types';

import { asVisitor, cached } from './cached';

/** The pages that editors put together from parts, without the parts. */
export const listComposedPages = cached(
  'listComposedPages',
  ['pages'],
  async (payload): Promise<Pick<Page, 'slug' | 'title' | 'meta'>[]> => {
    const { docs } = await payload.find({
      collection: 'pages',
      select: { slug: true, title: true, meta: true },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      ...asVisitor,
    });
    return docs.map(({ slug, title, meta }) => ({ slug, title, meta }));
  },
);

const readComposedPage = cached(
  'getComposedPage',
  ['pages'],
  async (payload, slug: string): Promise<Page | null> => {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      limit: 1,
      // What its parts name is read with the lists of the site: a draft among them is not shown.
      depth: 0,
      ...asVisitor,
    });
    return docs[0] ? headed(docs[0]) : null;
  },
);

/** Under its title, where an earlier release took a heading without anything to see. */
const headed = (page: Page): Page => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.blockType === 'hero' ? { ...block, headline: block.headline || page.title } : block,
  ),
});

/** Any address of one part may be asked for: one that is unknown is neither read nor kept. */
export async function getComposedPage(slug: string): Promise<Page | null> {
  const known = (await listComposedPages()).some((page) => page.slug === slug);
  return known ? readComposedPage(slug) : null;
}
