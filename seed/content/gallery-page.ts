import type { GalleryPageSeed } from '../types';

export const galleryPage: GalleryPageSeed = {
  heading: 'Image Gallery',
  intro:
    'Ten of the drawings that this site is made of. Copy Path puts a picture’s address on your clipboard, ready to paste.',
};
