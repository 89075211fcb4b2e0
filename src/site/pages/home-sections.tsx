import type { SiteSetting } from '@/payload-types';

import { Blocks } from '../blocks/blocks';
import { Part } from '../blocks/part';
import {
  getForm,
  getSmallWords,
  getWhoAnswers,
  listClaimsOn,
  listFeatures,
  listIndustries,
  listProcessSteps,
  listTestimonials,
  sectionsOfHome,
  type HomeContent,
} from '../content';
import { QuestionsLink } from '../faq';
import { Advantage } from '../sections/home/advantage';
import { Contact } from '../sections/home/contact';
import { Hero } from '../sections/home/hero';
import { IndustriesCarousel } from '../sections/home/industries-carousel';
import { PortfolioCall } from '../sections/home/portfolio-call';
import { Process } from '../sections/home/process';
import { Services } from '../sections/home/services';
import { SuccessStories } from '../sections/home/success-stories';

interface HomeSectionsProps {
  home: HomeContent;
  settings: SiteSetting;
}

/** The home page, in the order that its editors chose. */
export async function HomeSections({ home, settings }: HomeSectionsProps) {
  const [form, words, industries, features, steps, testimonials, claims, person] =
    await Promise.all([
      getForm('contact'),
      getSmallWords(),
      listIndustries(),
      listFeatures(),
      listProcessSteps(),
      listTestimonials(),
      listClaimsOn('/'),
      getWhoAnswers(),
    ]);
  const buildings = industries.map(({ building }) => building);
  const { email, telephone, address, officeHours, placeholder } = settings;
  return (
    <Blocks blocks={sectionsOfHome(home)}>
      {({ block, id, ground, continues }) => {
        switch (block.blockType) {
          case 'opening':
            return <Hero {...{ words, buildings }} {...home.hero} hasProcess={steps.length > 0} />;
          case 'industries':
            return (
              <IndustriesCarousel words={words} {...home.industries} industries={industries} />
            );
          case 'advantage':
            return (
              <Advantage {...{ words, claims }} {...home.advantage} isLaid={ground === 'sheet'} />
            );
          case 'services':
            return <Services {...home.services} features={features} />;
          case 'process':
            return (
              <Process {...home.process} steps={steps} isApart={!continues}>
                <QuestionsLink />
              </Process>
            );
          case 'portfolio':
            return <PortfolioCall words={words} {...home.portfolio} />;
          case 'stories':
            return <SuccessStories {...{ words, testimonials, claims }} {...home.stories} />;
          case 'contact':
            return (
              <Contact
                {...{ words, email, telephone, address, officeHours, placeholder }}
                {...{ buildings, form, person }}
                {...home.contact}
                questions={<QuestionsLink />}
              />
            );
          default:
            return <Part {...{ block, id }} path="/" />;
        }
      }}
    </Blocks>
  );
}
