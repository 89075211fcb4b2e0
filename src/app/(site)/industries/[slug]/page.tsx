import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { fillIn } from '@/forms/reply-template';
import { Blocks } from '@/site/blocks/blocks';
import { Part } from '@/site/blocks/part';
import { FaqSection, getFaqs } from '@/site/faq';
import { Benefits } from '@/site/sections/industries/benefits';
import { CaseStudies } from '@/site/sections/industries/case-studies';
import { IndustryOpening } from '@/site/sections/industries/industry-opening';
import { industryTitle } from '@/site/sections/industries/industry-title';
import { SolutionCards } from '@/site/sections/industries/solution-cards';
import { ClientWords } from '@/site/sections/client-words';
import { UseCases } from '@/site/sections/industries/use-cases';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { YellowBand } from '@/ui/yellow-band';
import {
  getIndustriesPage,
  getIndustry,
  getSiteSettings,
  getSmallWords,
  listCaseStudiesOf,
  listIndustries,
  listTestimonialsAt,
  sectionsOfIndustry,
} from '@/site/content';
import { env } from '@/env';

import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { industryService } from '@/site/structured-data/offers';
import { StructuredData } from '@/site/structured-data/structured-data';

type Params = Promise<{ slug: string }>;

/** An industry that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  return (await listIndustries()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { slug } = await params;
  const industry = await getIndustry(slug);
  return industry
    ? pageMetadata({
        ...industry,
        path: `/industries/${slug}`,
        title: industryTitle(slug, await getSmallWords()),
      })
    : {};
}

export default async function IndustryPage({ params }: { params: Params }) {
  const { slug } = await params;
  const path = `/industries/${slug}` as const;
  const [industry, headings, studies, testimonials, faqs, settings, words] = await Promise.all([
    getIndustry(slug),
    getIndustriesPage(),
    listCaseStudiesOf(slug),
    listTestimonialsAt(path),
    getFaqs(path),
    getSiteSettings(),
    getSmallWords(),
  ]);
  if (!industry) notFound();
  const name = fillIn(words.everywhere.industryTitle, { industry: industry.title });
  const trail = [
    { name: words.industries.title, path: '/industries' },
    { name: industry.title, path },
  ];
  // What has nothing to show parts nothing.
  const empty = [
    studies.length === 0 && 'caseStudies',
    testimonials.length === 0 && 'clientWords',
    faqs.length === 0 && 'questions',
  ];
  const shown = sectionsOfIndustry(industry).filter(({ blockType }) => !empty.includes(blockType));
  return (
    <>
      <Breadcrumbs trail={trail} />
      <StructuredData
        data={industryService(
          { ...industry, name, serviceType: words.machines.service },
          settings,
          env.SERVER_URL,
        )}
      />
      <Blocks blocks={shown}>
        {({ block, id, ground, continues }) => {
          switch (block.blockType) {
            case 'opening':
              return <IndustryOpening words={words} {...industry} />;
            case 'solutions':
              return (
                <SolutionCards
                  words={words}
                  heading={industry.solutionsHeading}
                  intro={headings.solutionsIntro}
                  solutions={industry.solutions}
                  drawing={industry.drawing}
                />
              );
            case 'useCases':
              return (
                <UseCases
                  heading={industry.useCasesHeading}
                  useCases={industry.useCases}
                  isLaid={ground === 'sheet'}
                />
              );
            case 'benefits':
              return <Benefits heading={industry.benefitsHeading} benefits={industry.benefits} />;
            case 'caseStudies':
              return (
                <CaseStudies
                  words={words}
                  heading={headings.caseStudiesHeading}
                  projects={studies}
                  isRuled={continues}
                />
              );
            case 'clientWords':
              return (
                <ClientWords
                  words={words}
                  heading={headings.testimonialsHeading}
                  testimonials={testimonials}
                  isRuled={continues}
                />
              );
            case 'questions':
              return <FaqSection words={words} heading={headings.faqsHeading} faqs={faqs} />;
            case 'next':
              return (
                <YellowBand id={id} heading={industry.callToAction}>
                  <ButtonLink href="/quote" look="ink">
                    {words.everywhere.getQuote}
                  </ButtonLink>
                  <TextLink href="/#contact">{words.industries.contact}</TextLink>
                </YellowBand>
              );
            default:
              return <Part {...{ block, id, path }} />;
          }
        }}
      </Blocks>
    </>
  );
}
