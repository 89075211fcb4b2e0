import type { GlobalConfig } from 'payload';

import { withGlobalRevalidation } from '~/collections/hooks/revalidate';

import { galleryPage } from './gallery-page';
import { homePage } from './home-page';
import { industriesPage } from './industries-page';
import { notFoundPage } from './not-found-page';
import { quotePage } from './quote-page';
import { siteSettings } from './site-settings';
import { workPage } from './work-page';

export const globals: GlobalConfig[] = [
  siteSettings,
  homePage,
  industriesPage,
  workPage,
  quotePage,
  galleryPage,
  notFoundPage,
].map(withGlobalRevalidation);
