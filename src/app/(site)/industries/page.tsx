import type { Metadata } from 'next';

import { getIndustriesPage, getSmallWords, listIndustries } from '@/site/content';
import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { IndustriesOpening } from '@/site/sections/industries/industries-opening';
import { IndustryStreet } from '@/site/sections/industries/industry-street';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getIndustriesPage();
  return pageMetadata({ path: '/industries', meta, title: heading, description: intro });
}

export default async function IndustriesPage() {
  const [page, words, industries] = await Promise.all([
    getIndustriesPage(),
    getSmallWords(),
    listIndustries(),
  ]);
  return (
    <>
      <Breadcrumbs trail={[{ name: words.industries.title, path: '/industries' }]} />
      <IndustriesOpening words={words} heading={page.heading} intro={page.intro} />
      <IndustryStreet words={words} industries={industries} callToAction={page.callToAction} />
    </>
  );
}
