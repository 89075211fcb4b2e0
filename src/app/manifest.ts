import type { MetadataRoute } from 'next';

import { place } from '~/site.config';
import { getSiteSettings } from '@/site/content';
import { palette } from '@/ui/palette';

import small from './icons/192.png';
import large from './icons/512.png';
import maskable from './icons/maskable-512.png';

/** For people who keep the site on a home screen. It stays a website: nothing works offline. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brand, tagline, description } = await getSiteSettings();
  return {
    name: `${brand} | ${tagline}`,
    short_name: brand,
    description,
    lang: place.locale,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: small.src, sizes: '192x192', type: 'image/png' },
      { src: large.src, sizes: '512x512', type: 'image/png' },
      { src: maskable.src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
