import { listGalleryImages } from '@/site/content';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { GalleryGrid } from '@/site/sections/gallery/gallery-grid';
import { PageOpening } from '@/site/sections/page-opening';

async function Gallery({ heading, intro, words }: ListProps) {
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <GalleryGrid words={words} images={await listGalleryImages()} />
    </>
  );
}

const route = listRoute(
  { path: '/image-gallery', global: 'gallery-page', feature: 'gallery' },
  Gallery,
);

export const generateMetadata = route.generateMetadata;
export default route.Page;
