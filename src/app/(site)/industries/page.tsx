import type { Metadata } from 'next';

import { getIndustriesPage, listIndustries } from '@/site/content';
import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { IndustriesOpening } from '@/site/sections/industries/industries-opening';
import { IndustryStreet } from '@/site/sections/industries/industry-street';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getIndustriesPage();
  return pageMetadata({ path: '/industries', meta, title: heading, description: intro });
}

export default async function IndustriesPage() {
  const [page, industries] = await Promise.all([getIndustriesPage(), listIndustries()]);
  return (
    <>
      <Breadcrumbs trail={[{ name: 'Industries', path: '/industries' }]} />
      <IndustriesOpening heading={page.heading} intro={page.intro} />
      <IndustryStreet industries={industries} callToAction={page.callToAction} />
    </>
  );
}
