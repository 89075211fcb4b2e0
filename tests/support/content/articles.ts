import type { Article } from '@/payload-types';

import { payload } from '../payload';
import { bodyOf } from './article-body';

export const quietly = { context: { disableRevalidate: true }, overrideAccess: true } as const;

interface Wanted {
  readonly slug: string;
  readonly status: 'draft' | 'published';
  readonly more?: Partial<Article>;
}

/** An article with a text of two parts. */
export const makeArticle = ({ slug, status, more = {} }: Wanted): Promise<Article> =>
  payload.create({
    collection: 'articles',
    data: {
      title: `About ${slug}`,
      summary: `What there is to say of ${slug}.`,
      body: bodyOf('## One part', 'A few words.', '## Another part', 'Some more words.'),
      slug,
      _status: status,
      ...more,
    },
    draft: status === 'draft',
    ...quietly,
  });

export const makeCategory = (slug: string) =>
  payload.create({
    collection: 'article-categories',
    data: { title: `On ${slug}`, description: `All of ${slug}.`, slug, _status: 'published' },
    ...quietly,
  });

export const makeAuthor = (slug: string) =>
  payload.create({
    collection: 'authors',
    data: { title: `Author ${slug}`, role: 'Engineer', slug, _status: 'published' },
    ...quietly,
  });

/** Nothing of it stays, also not in the trash. */
export async function forgetArticles(): Promise<void> {
  const all = { where: { slug: { contains: 'of-tests' } }, trash: true } as const;
  for (const collection of ['articles', 'article-categories', 'authors'] as const)
    await payload.delete({ collection, ...all, ...quietly });
}
