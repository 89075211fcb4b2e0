import { env } from '@/env';

import { breadcrumbList, type Crumb } from './breadcrumb-list';
import { StructuredData } from './structured-data';

/** Tells search engines the way from home to this page; shows nothing. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return <StructuredData data={breadcrumbList(trail, env.SERVER_URL)} />;
}
