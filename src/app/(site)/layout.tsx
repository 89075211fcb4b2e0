import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { getSiteSettings } from '@/site/content';
import { env } from '@/env';

import { refuseChangedFields } from '../(payload)/changed-fields';

import { openGraphOf } from '@/site/frame/page-metadata';
import { SiteDocument } from '@/site/frame/site-document';

export async function generateMetadata(): Promise<Metadata> {
  const { brand, tagline, description } = await getSiteSettings();
  return {
    metadataBase: new URL(env.SERVER_URL),
    title: { default: `${brand} | ${tagline}`, template: `%s | ${brand}` },
    description,
    // Relative: each page's own address. Its title and description follow into openGraph.
    alternates: { canonical: './' },
    openGraph: openGraphOf(brand),
  };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await refuseChangedFields();
  return <SiteDocument>{children}</SiteDocument>;
}
