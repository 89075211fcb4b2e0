import type { Metadata } from 'next';

import { getGalleryPage, getSmallWords, listGalleryImages } from '@/site/content';
import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { GalleryGrid } from '@/site/sections/gallery/gallery-grid';
import { PageOpening } from '@/site/sections/page-opening';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getGalleryPage();
  return pageMetadata({ path: '/image-gallery', meta, title: heading, description: intro });
}

export default async function GalleryPage() {
  const [{ heading, intro }, words, images] = await Promise.all([
    getGalleryPage(),
    getSmallWords(),
    listGalleryImages(),
  ]);
  return (
    <>
      <Breadcrumbs trail={[{ name: heading, path: '/image-gallery' }]} />
      <PageOpening heading={heading} intro={intro} />
      <GalleryGrid words={words} images={images} />
    </>
  );
}
