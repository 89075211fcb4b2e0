import type { Metadata } from 'next';

import { Advantage } from '@/site/sections/home/advantage';
import { Contact } from '@/site/sections/home/contact';
import { Hero } from '@/site/sections/home/hero';
import { IndustriesCarousel } from '@/site/sections/home/industries-carousel';
import { PageEvent } from '@/site/analytics/page-event';
import { PortfolioCall } from '@/site/sections/home/portfolio-call';
import { Process } from '@/site/sections/home/process';
import { Services } from '@/site/sections/home/services';
import { SuccessStories } from '@/site/sections/home/success-stories';
import { pageMetadata } from '@/site/frame/page-metadata';
import { organization, webSite } from '@/site/structured-data/company';
import { StructuredData } from '@/site/structured-data/structured-data';
import {
  getForm,
  getHomePage,
  getSiteSettings,
  getSmallWords,
  listClaimsOn,
  listFeatures,
  listIndustries,
  listProcessSteps,
  listTestimonials,
} from '@/site/content';
import { env } from '@/env';

export async function generateMetadata(): Promise<Metadata> {
  const [{ meta }, { brand, tagline, description }] = await Promise.all([
    getHomePage(),
    getSiteSettings(),
  ]);
  return pageMetadata({
    path: '/',
    meta,
    title: `${brand} | ${tagline}`,
    description,
    isWholeTitle: true,
  });
}

export default async function HomePage() {
  const [home, form, words, settings, industries, features, steps, testimonials, claims] =
    await Promise.all([
      getHomePage(),
      getForm('contact'),
      getSmallWords(),
      getSiteSettings(),
      listIndustries(),
      listFeatures(),
      listProcessSteps(),
      listTestimonials(),
      listClaimsOn('/'),
    ]);
  const buildings = industries.map(({ building }) => building);
  const { email, address, officeHours, placeholder } = settings;
  return (
    <>
      <PageEvent name="page_view" />
      <StructuredData data={webSite(settings, env.SERVER_URL)} />
      <StructuredData data={organization(settings, env.SERVER_URL)} />
      <Hero words={words} {...home.hero} buildings={buildings} />
      <IndustriesCarousel words={words} {...home.industries} industries={industries} />
      <Advantage words={words} {...home.advantage} claims={claims} />
      <Services {...home.services} features={features} />
      <Process {...home.process} steps={steps} />
      <PortfolioCall words={words} {...home.portfolio} />
      <SuccessStories words={words} {...home.stories} testimonials={testimonials} claims={claims} />
      <Contact
        words={words}
        {...home.contact}
        {...{ email, address, officeHours, placeholder, buildings, form }}
      />
    </>
  );
}
