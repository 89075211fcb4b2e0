import type { CollectionConfig } from 'payload';

import { announcements } from './announcements';
import { articleCategories, articles } from './articles';
import { auditEntries } from './audit-entries';
import { withChecks } from './checks/with-checks';
import { claims } from './claims';
import { customForms } from './custom-forms';
import { withUsedKept } from './deletion/keep-used';
import { downloads } from './downloads';
import { withDrafts } from './drafts/with-drafts';
import { faqs } from './faqs';
import { features } from './features';
import { galleryImages } from './gallery-images';
import { withRevalidation } from './hooks/revalidate';
import { honeypotHits } from './honeypot-hits';
import { industries } from './industries';
import { legalPages } from './legal-pages';
import { media } from './media';
import { missingPages } from './missing-pages';
import { pages } from './pages';
import { reusableParts } from './pages/reusable-parts';
import { withPreview } from './preview/with-preview';
import { processSteps } from './process-steps';
import { projects } from './projects';
import { documentOfFeature, ofFeature } from './put-away';
import { withFollowedSlugs } from './redirects/follow-slugs';
import { shortLinks } from './redirects/short-links';
import { withLinkSuggestions } from './search/link-suggestions-field';
import { withReview } from './review/with-review';
import { withSearch } from './search/with-search';
import { submissions } from './submissions';
import { positions, teamMembers } from './team';
import { testimonials } from './testimonials';
import { users } from './users';
import { withViewsLine } from './views-line';
import { forEditors } from './panel/for-editors';
import { withRowSummaries } from './panel/row-summaries';
import { withoutApiTab, withWholeList } from './panel/without-api-tab';

/** What is written, and may wait as a draft until it is good. */
const written = [
  industries,
  features,
  processSteps,
  testimonials,
  projects,
  claims,
  faqs,
  ofFeature('gallery', galleryImages),
  documentOfFeature('giveaway', 'competition-1', legalPages),
  ofFeature('articles', articles),
  ofFeature('articles', articleCategories),
  teamMembers,
  ofFeature('positions', positions),
  pages,
  reusableParts,
  customForms,
  ofFeature('announcements', announcements),
]
  .map(withDrafts)
  .map(withPreview);

/** What the public pages show: a change of any of these expires the pages. */
const content = [...written, media, downloads];

export const contentSlugs = content.map(({ slug }) => slug);

/** Without what belongs to a feature that is off. */
export const openSlugs = content
  .filter(({ admin }) => admin?.hidden !== true)
  .map(({ slug }) => slug);

/** What holds for all content. */
const asContent = (collection: CollectionConfig): CollectionConfig =>
  [
    withChecks,
    withLinkSuggestions,
    withViewsLine,
    withReview,
    withSearch,
    withRevalidation,
    withUsedKept,
    withFollowedSlugs,
    withWholeList,
    withoutApiTab,
    withRowSummaries,
    forEditors,
  ].reduce((made, add) => add(made), collection);

export const collections: CollectionConfig[] = [
  ...content.map(asContent),
  ...submissions,
  honeypotHits,
  auditEntries,
  forEditors(withoutApiTab(missingPages)),
  ofFeature('short-links', shortLinks),
  users,
];
