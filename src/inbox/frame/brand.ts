import 'server-only';

import brand from '~/brand/brand.json' with { type: 'json' };
import { getSiteSettings } from '@/site/content';

/** The brand as the site settings have it. The inbox must open without the database, too. */
export async function getBrand(): Promise<string> {
  try {
    return (await getSiteSettings()).brand;
  } catch {
    return brand.name;
  }
}
