import type { GalleryPageSeed } from '../types';

export const galleryPage: GalleryPageSeed = {
  heading: 'Image Gallery',
  intro:
    'Ten sections through the ground that this site stands on. Copy Path puts a picture’s address on your clipboard, ready to paste.',
};
