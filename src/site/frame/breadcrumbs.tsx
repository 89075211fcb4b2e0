import { breadcrumbList, StructuredData, type Crumb } from './structured-data';
import { env } from '@/env';

/** Tells search engines the way from home to this page; shows nothing. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return <StructuredData data={breadcrumbList(trail, env.SERVER_URL)} />;
}
