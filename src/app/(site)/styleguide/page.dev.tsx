import type { Metadata } from 'next';

import { listFeatures, listProjects } from '@/site/content';
import { Styleguide } from '@/site/sections/styleguide/styleguide';

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } };

/** In development only (next.config.mjs). */
export default async function StyleguidePage() {
  const [[project], features] = await Promise.all([listProjects(), listFeatures()]);
  return <Styleguide project={project} features={features} />;
}
