import type { Metadata } from 'next';

import { GalleryGrid } from '@/site/sections/gallery/gallery-grid';
import { listGalleryImages } from '@/site/content/gallery';
import { getGalleryPage } from '@/site/content/globals';

import { Breadcrumbs } from '@/site/frame/breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro } = await getGalleryPage();
  return { title: heading, description: intro };
}

export default async function GalleryPage() {
  const [page, images] = await Promise.all([getGalleryPage(), listGalleryImages()]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/image-gallery' }]} />
      <section className="page-width columns-8-4 items-end pt-[clamp(40px,5vw,80px)] pb-[clamp(40px,5vw,72px)]">
        <h1>{page.heading}</h1>
        <p className="max-w-[54ch] text-lede text-pretty">{page.intro}</p>
      </section>
      <GalleryGrid images={images} />
    </>
  );
}
