import { onlyWith } from '@/features';
import { firstLinks } from '@/words';

import type { SeedContent } from '../types';
import { about } from './about';
import { articleCategories, articles, authors } from './articles';
import { claims } from './claims';
import { customForms } from './custom-forms';
import { faqs } from './faqs';
import { features } from './features';
import { galleryImages } from './gallery-images';
import { galleryPage } from './gallery-page';
import { homePage } from './home-page';
import { inboxSettings } from './inbox-settings';
import { industries } from './industries';
import { industriesPage } from './industries-page';
import { legalPages } from './legal-pages';
import { notFoundPage } from './not-found-page';
import { galleryPictures, pictures } from './pictures';
import { processSteps } from './process-steps';
import { projects } from './projects';
import { quotePage } from './quote-page';
import { siteSettings } from './site-settings';
import { team } from './team';
import { testimonials } from './testimonials';
import { workPage } from './work-page';

/** The words of the demonstration: an invented agency. */
export const content: SeedContent = {
  images: 'seed/images',
  pictures: [...pictures, ...onlyWith('gallery', ...galleryPictures)],
  industries,
  features,
  processSteps,
  claims,
  projects,
  testimonials,
  faqs,
  galleryImages: onlyWith('gallery', ...galleryImages),
  legalPages,
  customForms,
  articles: onlyWith('articles', ...articles),
  articleCategories: onlyWith('articles', ...articleCategories),
  authors: onlyWith('articles', ...authors),
  team,
  pages: [about],
  siteSettings,
  inboxSettings,
  homePage,
  industriesPage,
  workPage,
  quotePage,
  galleryPage,
  notFoundPage,
  links: {
    menu: [...firstLinks.menu],
    company: [...firstLinks.company],
    legal: [...firstLinks.legal],
  },
};
