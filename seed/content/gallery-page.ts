import type { GalleryPageSeed } from '../types';

export const galleryPage: GalleryPageSeed = {
  heading: 'Image Gallery',
  intro:
    'Ten drawings in the style of this site. Copy Path copies the path of a picture to your clipboard.',
};
