import type { CollectionConfig } from 'payload';

import { auditEntries } from './audit-entries';
import { features } from './features';
import { galleryImages } from './gallery-images';
import { withFieldErrors } from './hooks/field-errors';
import { withRevalidation } from './hooks/revalidate';
import { honeypotHits } from './honeypot-hits';
import { industries } from './industries';
import { legalPages } from './legal-pages';
import { media } from './media';
import { processSteps } from './process-steps';
import { projects } from './projects';
import { contactSubmissions, quoteSubmissions } from './submissions';
import { testimonials } from './testimonials';
import { users } from './users';

/** What the public pages show: a change of any of these expires the pages. */
const content = [
  industries,
  features,
  processSteps,
  testimonials,
  projects,
  galleryImages,
  legalPages,
  media,
];

export const contentSlugs = content.map(({ slug }) => slug);

export const collections: CollectionConfig[] = [
  ...content.map(withRevalidation),
  contactSubmissions,
  quoteSubmissions,
  honeypotHits,
  auditEntries,
  users,
].map(withFieldErrors);
