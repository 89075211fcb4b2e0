import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { Blocks } from '../blocks/blocks';
import { Part } from '../blocks/part';
import { getComposedPage } from '../content';
import { pageMetadata } from '../frame/page-metadata';
import { Breadcrumbs } from '../structured-data/breadcrumbs';

export async function composedMetadata(slug: string): Promise<Metadata> {
  const page = await getComposedPage(slug);
  if (!page) return {};
  const [first] = page.blocks;
  const description = first?.blockType === 'hero' ? first.lede : undefined;
  return pageMetadata({ ...page, path: `/${slug}`, description });
}

/** A page that an editor put together from parts. */
export async function ComposedPage({ slug }: { slug: string }) {
  const page = await getComposedPage(slug);
  if (!page) notFound();
  const path = `/${slug}`;
  return (
    <>
      <Breadcrumbs trail={[{ name: page.title, path }]} />
      <Blocks blocks={page.blocks}>{({ block, id }) => <Part {...{ block, id, path }} />}</Blocks>
    </>
  );
}
