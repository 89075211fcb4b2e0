import type { GalleryImageSeed } from '../types';

export const galleryImages: GalleryImageSeed[] = [
  {
    image: 'gallery-clinic',
    description: 'A clinic cut open, from the waiting room to the operating theatre',
  },
  {
    image: 'gallery-warehouse',
    description: 'A warehouse with a forklift truck at the racks',
  },
  {
    image: 'gallery-workshop',
    description: 'A workshop raised between two faults in the ground',
  },
  {
    image: 'gallery-harbour',
    description: 'A harbour, where a crane unloads a container ship',
  },
  {
    image: 'gallery-terrace',
    description: 'A terrace of houses and their cellars at night',
  },
  {
    image: 'gallery-school',
    description: 'A school on a hill, with pupils on their way from the bus',
  },
  {
    image: 'gallery-airfield',
    description: 'An airfield at night, with an aircraft taking off',
  },
  {
    image: 'gallery-solar-farm',
    description: 'A solar farm with wind turbines and sheep',
  },
  {
    image: 'gallery-strata',
    description: 'Strata in the ground, broken by three faults',
  },
  {
    image: 'gallery-one-layer',
    description: 'A street above a single yellow layer',
  },
];
