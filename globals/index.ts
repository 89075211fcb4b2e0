import type { Field, GlobalConfig } from 'payload';

import { withGlobalChecks } from '~/collections/checks/with-checks';
import { withGlobalDrafts } from '~/collections/drafts/with-drafts';
import { withGlobalRevalidation } from '~/collections/hooks/revalidate';
import { pageTypes } from '~/collections/page-types';
import { withGlobalPreview } from '~/collections/preview/with-preview';
import { withGlobalReview } from '~/collections/review/with-review';
import { withGlobalViewsLine } from '~/collections/views-line';
import { globalOfFeature } from '~/collections/put-away';
import { globalForEditors } from '~/collections/panel/for-editors';
import { withGlobalRowSummaries } from '~/collections/panel/row-summaries';
import { withoutGlobalApiTab } from '~/collections/panel/without-api-tab';
import { wordPages } from '@/words';
import { globalAccess } from '~/collections/access';
import { line, paragraph } from '../collections/fields/lines';

import { homePage } from './home-page';
import { inboxSettings } from './inbox-settings';
import { industriesPage } from './industries-page';
import { navigationLinks } from './navigation-links';
import { notFoundPage } from './not-found-page';
import { pipeline } from './pipeline';
import { quotePage } from './quote-page';
import { siteSettings } from './site-settings';
import { viewCounting } from './view-counting';
import { wordGlobal } from './words/word-global';
import { workPage } from './work-page';

/** A page of which editors write the heading and the introduction, and no more. */
const headedPage = (slug: string, label: string, path: string): GlobalConfig => ({
  slug,
  label,
  access: globalAccess,
  admin: { group: 'Pages', description: `The words at ${path}.` },
  fields: [line('heading', 80), paragraph('intro', 300)],
});

/** What words stand beside. */
const lists: Partial<Record<string, Record<string, Field[]>>> = { navigation: navigationLinks() };

/** The lists that have no file here. */
const listPages = Object.values(pageTypes).flatMap(({ feature, list }) => {
  if (!list?.first) return [];
  const page = headedPage(list.global, list.first.label, list.path);
  return [feature ? globalOfFeature(feature, page) : page];
});

/** What is written, and may wait as a draft until it is good. */
const written = [
  homePage,
  industriesPage,
  workPage,
  ...listPages,
  quotePage,
  globalOfFeature('gallery', headedPage('gallery-page', 'Gallery page', '/image-gallery')),
  notFoundPage,
  ...wordPages.map((page) => wordGlobal(page, lists[page.slug])),
  siteSettings,
]
  .map(withGlobalDrafts)
  .map(withGlobalPreview)
  .map(withGlobalChecks)
  .map(withGlobalViewsLine)
  .map(withGlobalReview)
  .map(globalForEditors);

/**
 * What the public pages show: a change of any of these expires the pages. The privacy policy says
 * how long submissions are kept, and what is counted. The panel lists them in this order.
 */
const shown = [...written, inboxSettings, globalOfFeature('views', viewCounting)];

/** What no page shows. */
const unseen = [globalOfFeature('pipeline', pipeline)];

export const globals: GlobalConfig[] = [...shown.map(withGlobalRevalidation), ...unseen]
  .map(withGlobalRowSummaries)
  .map(withoutGlobalApiTab);
