import 'server-only';

import brand from '~/brand/brand.json' with { type: 'json' };

import { getSiteSettings } from './globals';

/** The brand as the site settings have it; staff's pages must open without the database as well. */
export async function getBrand(): Promise<string> {
  try {
    return (await getSiteSettings()).brand;
  } catch {
    return brand.name;
  }
}
