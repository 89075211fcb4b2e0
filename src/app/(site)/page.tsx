import type { Metadata } from 'next';

import { Blocks } from '@/site/blocks/blocks';
import { Part } from '@/site/blocks/part';
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
  sectionsOfHome,
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
      <Blocks blocks={sectionsOfHome(home)}>
        {({ block, id, ground, continues }) => {
          switch (block.blockType) {
            case 'opening':
              return (
                <Hero {...{ words, buildings }} {...home.hero} hasProcess={steps.length > 0} />
              );
            case 'industries':
              return (
                <IndustriesCarousel words={words} {...home.industries} industries={industries} />
              );
            case 'advantage':
              return (
                <Advantage
                  words={words}
                  {...home.advantage}
                  claims={claims}
                  isLaid={ground === 'sheet'}
                />
              );
            case 'services':
              return <Services {...home.services} features={features} />;
            case 'process':
              return <Process {...home.process} steps={steps} isApart={!continues} />;
            case 'portfolio':
              return <PortfolioCall words={words} {...home.portfolio} />;
            case 'stories':
              return <SuccessStories {...{ words, testimonials, claims }} {...home.stories} />;
            case 'contact':
              return (
                <Contact
                  words={words}
                  {...home.contact}
                  {...{ email, address, officeHours, placeholder, buildings, form }}
                />
              );
            default:
              return <Part {...{ block, id }} path="/" />;
          }
        }}
      </Blocks>
    </>
  );
}
