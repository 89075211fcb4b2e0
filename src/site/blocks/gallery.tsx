import { listGalleryImages } from '../content';
import { PictureGrid } from '../sections/gallery/picture-grid';
import { SectionHead } from '@/ui/section-head';
import type { GalleryBlock } from '@/payload-types';

import type { BlockProps } from './block-props';
import { picked } from './picked';

export async function GalleryPart({ block, id }: BlockProps<GalleryBlock>) {
  const images = picked(await listGalleryImages(), block.images, 4);
  if (images.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={block.heading} intro={block.intro} />
        <PictureGrid images={images} />
      </div>
    </section>
  );
}
