import type { NotFoundPageSeed } from '../types';

export const notFoundPage: NotFoundPageSeed = {
  heading: 'Page Not Found',
  text: "Sorry, the page you're looking for doesn't exist or has been moved.",
  popularHeading: 'Popular Pages',
};
