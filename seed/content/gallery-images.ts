import type { GalleryImageSeed } from '../types';

export const galleryImages: GalleryImageSeed[] = [
  {
    image: 'gallery-clinic',
    description: 'A clinic, and the log-ins that reception keeps open under it',
  },
  {
    image: 'gallery-warehouse',
    description: 'A warehouse: the pallets are above the ground, the stock sheets below',
  },
  {
    image: 'gallery-workshop',
    description: 'A workshop on its works orders, both the printed ones and the right ones',
  },
  {
    image: 'gallery-harbour',
    description: 'A harbour, where the manifest changes hands more often than the cargo',
  },
  {
    image: 'gallery-terrace',
    description: 'A terrace of lets: one roofline, and a certificate to keep for every door',
  },
  {
    image: 'gallery-school',
    description: 'A school, and the five places where a new pupil is keyed in',
  },
  {
    image: 'gallery-airfield',
    description: 'An airfield: the record of every part runs as deep as the runway is long',
  },
  {
    image: 'gallery-solar-farm',
    description: 'A solar farm, metered by the half-hour and reported by the quarter',
  },
  {
    image: 'gallery-strata',
    description: 'Strata without a building: what a business looks like from underneath',
  },
  {
    image: 'gallery-one-layer',
    description: 'One layer: the same depth of ground, and nothing left to fall between',
  },
];
