import type { GalleryImageSeed } from '../types';

export const galleryImages: GalleryImageSeed[] = [
  {
    image: 'gallery-clinic',
    description: 'A clinic, and under it the systems that reception keeps open',
  },
  {
    image: 'gallery-warehouse',
    description: 'A warehouse: pallets above the ground, stock sheets below',
  },
  {
    image: 'gallery-workshop',
    description: 'A workshop that stands on its printed works orders',
  },
  {
    image: 'gallery-harbour',
    description: 'A harbour, with the paperwork of each cargo under the quay',
  },
  {
    image: 'gallery-terrace',
    description: 'A terrace of lets, with certificates to keep for every door',
  },
  {
    image: 'gallery-school',
    description: 'A school, and the five places where a new pupil is keyed in',
  },
  {
    image: 'gallery-airfield',
    description: 'An airfield, above the records of every part that flies',
  },
  {
    image: 'gallery-solar-farm',
    description: 'A solar farm, metered by the half-hour and reported by the quarter',
  },
  {
    image: 'gallery-strata',
    description: 'Strata without a building: the tools of a business, layer on layer',
  },
  {
    image: 'gallery-one-layer',
    description: 'One layer: the same depth of ground, with one system in it',
  },
];
