import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { FaqSection, getFaqs } from '@/site/faq';
import { Benefits } from '@/site/sections/industries/benefits';
import { CaseStudies } from '@/site/sections/industries/case-studies';
import { IndustryOpening } from '@/site/sections/industries/industry-opening';
import { industryTitle } from '@/site/sections/industries/industry-title';
import { SolutionCards } from '@/site/sections/industries/solution-cards';
import { UseCases } from '@/site/sections/industries/use-cases';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { YellowBand } from '@/ui/yellow-band';
import { getIndustriesPage, getIndustry, listCaseStudiesOf, listIndustries } from '@/site/content';

import { Breadcrumbs } from '@/site/frame/breadcrumbs';

type Params = Promise<{ slug: string }>;

/** An industry that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  return (await listIndustries()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { slug } = await params;
  const industry = await getIndustry(slug);
  return industry ? { title: industryTitle(slug), description: industry.description } : {};
}

export default async function IndustryPage({ params }: { params: Params }) {
  const { slug } = await params;
  const [industry, { solutionsIntro, caseStudiesHeading, faqsHeading }, studies, faqs] =
    await Promise.all([
      getIndustry(slug),
      getIndustriesPage(),
      listCaseStudiesOf(slug),
      getFaqs(`/industries/${slug}`),
    ]);
  if (!industry) notFound();
  const { solutionsHeading, solutions, drawing, useCases, benefits } = industry;
  const trail = [
    { name: 'Industries', path: '/industries' },
    { name: industry.title, path: `/industries/${slug}` },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <IndustryOpening {...industry} />
      <SolutionCards
        heading={solutionsHeading}
        intro={solutionsIntro}
        solutions={solutions}
        drawing={drawing}
      />
      <UseCases heading={industry.useCasesHeading} useCases={useCases} />
      <Benefits heading={industry.benefitsHeading} benefits={benefits} />
      <CaseStudies heading={caseStudiesHeading} projects={studies} />
      <FaqSection heading={faqsHeading} faqs={faqs} />
      <YellowBand heading={industry.callToAction}>
        <ButtonLink href="/quote" look="ink">
          Get a Free Quote
        </ButtonLink>
        <TextLink href="/#contact">Contact us</TextLink>
      </YellowBand>
    </>
  );
}
