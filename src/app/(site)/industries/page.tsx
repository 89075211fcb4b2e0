import type { Metadata } from 'next';

import { IndustryStreet } from '@/site/sections/industries/industry-street';
import { ButtonLink } from '@/ui/button';
import { listIndustries } from '@/site/content/industries';
import { getIndustriesPage } from '@/site/content/globals';

import { Breadcrumbs } from '@/site/frame/breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const { intro } = await getIndustriesPage();
  return { title: 'Industries', description: intro };
}

export default async function IndustriesPage() {
  const [page, industries] = await Promise.all([getIndustriesPage(), listIndustries()]);
  return (
    <>
      <Breadcrumbs trail={[{ name: 'Industries', path: '/industries' }]} />
      <section className="page-width columns-8-4 items-end pt-[clamp(40px,5vw,80px)] pb-[clamp(48px,6vw,96px)]">
        <h1>{page.heading}</h1>
        <div>
          <p className="max-w-[54ch] text-lede">{page.intro}</p>
          <ButtonLink href="/quote" className="mt-7">
            Get a Free Quote
          </ButtonLink>
        </div>
      </section>
      <IndustryStreet industries={industries} callToAction={page.callToAction} />
    </>
  );
}
