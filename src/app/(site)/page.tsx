import type { Metadata } from 'next';

import { env } from '@/env';
import { PageEvent } from '@/site/analytics/page-event';
import { getHomePage, getSiteSettings } from '@/site/content';
import { pageMetadata } from '@/site/frame/page-metadata';
import { HomeSections } from '@/site/pages/home-sections';
import { organization, webSite } from '@/site/structured-data/company';
import { StructuredData } from '@/site/structured-data/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { brand, tagline, description }] = await Promise.all([
    getHomePage(),
    getSiteSettings(),
  ]);
  const title = `${brand} | ${tagline}`;
  return pageMetadata({ path: '/', meta, title, description, isWholeTitle: true });
}

export default async function HomePage() {
  const [home, settings] = await Promise.all([getHomePage(), getSiteSettings()]);
  return (
    <>
      <PageEvent name="page_view" />
      <StructuredData data={webSite(settings, env.SERVER_URL)} />
      <StructuredData data={organization(settings, env.SERVER_URL)} />
      <HomeSections home={home} settings={settings} />
    </>
  );
}
