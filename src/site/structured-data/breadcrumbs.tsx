import { env } from '@/env';

import { getNavigation } from '../content';
import { breadcrumbList, type Crumb } from './breadcrumb-list';
import { StructuredData } from './structured-data';

/** Tells search engines the way from home to this page; shows nothing. */
export async function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { menu } = await getNavigation();
  const whole = [{ name: menu.home, path: '' }, ...trail];
  return <StructuredData data={breadcrumbList(whole, env.SERVER_URL)} />;
}
