import { env } from '@/env';

import { getSmallWords } from '../content';
import { breadcrumbList, type Crumb } from './breadcrumb-list';
import { StructuredData } from './structured-data';

/** Tells search engines the way from home to this page; shows nothing. */
export async function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { everywhere } = await getSmallWords();
  const whole = [{ name: everywhere.home, path: '' }, ...trail];
  return <StructuredData data={breadcrumbList(whole, env.SERVER_URL)} />;
}
