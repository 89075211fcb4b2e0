import { notFoundPage } from '~/seed/content/not-found-page';
import type { SeedContent } from '~/seed/types';

import { legalPages } from './legal-pages';
import { galleryPage, homePage, industriesPage, quotePage, workPage } from './pages';
import { siteSettings } from './site-settings';

const to = (words: string, address: string) =>
  ({ blockType: 'link', link: { words, to: 'address', address } }) as const;

/**
 * A site that begins: what its pages cannot be without, in words that claim nothing. Copy this folder
 * for a seed of your own (docs/fork.md).
 */
export const content: SeedContent = {
  images: 'seed/empty/images',
  pictures: [
    {
      name: 'your-picture',
      file: 'your-picture.png',
      alt: 'An empty frame, in which a picture of your work is going to stand.',
    },
  ],
  industries: [],
  features: [],
  processSteps: [],
  claims: [],
  projects: [],
  testimonials: [],
  faqs: [],
  galleryImages: [],
  legalPages,
  customForms: [],
  articles: [],
  articleCategories: [],
  authors: [],
  team: [],
  pages: [],
  siteSettings,
  inboxSettings: { replySignature: 'Kind regards,\n{me}\n{brand}' },
  homePage,
  industriesPage,
  workPage,
  quotePage,
  galleryPage,
  notFoundPage,
  links: {
    menu: [
      to('Home', '/'),
      { blockType: 'industries', words: 'Industries' },
      to('Our Work', '/work'),
      to('Contact', '/#contact'),
    ],
    company: [to('Home', '/'), to('Our Work', '/work'), to('Contact', '/#contact')],
    legal: [
      to('Privacy', '/privacy'),
      to('Terms', '/terms'),
      to('Disclaimer', '/disclaimer'),
      to('Accessibility', '/accessibility'),
    ],
  },
};
