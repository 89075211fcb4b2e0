import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { AccentBand } from '@/ui/accent-band';

import { Blocks } from '../blocks/blocks';
import { Part } from '../blocks/part';
import {
  getIndustriesPage,
  listCaseStudiesOf,
  listTestimonialsAt,
  sectionsOfIndustry,
} from '../content';
import { FaqSection, getFaqs, QuestionsLink } from '../faq';
import { ClientWords } from '../sections/client-words';
import { Benefits } from '../sections/industries/benefits';
import { CaseStudies } from '../sections/industries/case-studies';
import { Checked } from '../sections/industries/checked';
import { IndustryOpening } from '../sections/industries/industry-opening';
import { SolutionCards } from '../sections/industries/solution-cards';
import { UseCases } from '../sections/industries/use-cases';
import { documentPages, type DocumentProps } from './document-route';

/** The page of one industry, in the order that its editors chose. */
async function IndustryPage({ document: industry, path, words }: DocumentProps<'industries'>) {
  const [headings, studies, testimonials, faqs] = await Promise.all([
    getIndustriesPage(),
    listCaseStudiesOf(industry.slug),
    listTestimonialsAt(path),
    getFaqs(`/industries/${industry.slug}`),
  ]);
  // What has nothing to show parts nothing.
  const empty = [
    studies.length === 0 && 'caseStudies',
    testimonials.length === 0 && 'clientWords',
    faqs.length === 0 && 'questions',
  ];
  const shown = sectionsOfIndustry(industry).filter(({ blockType }) => !empty.includes(blockType));
  return (
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
            return (
              <FaqSection
                words={words}
                heading={headings.faqsHeading}
                faqs={faqs}
                more={<QuestionsLink />}
              />
            );
          case 'next':
            return (
              <>
                <Checked words={words} {...industry} />
                <AccentBand id={id} heading={industry.callToAction}>
                  <ButtonLink href="/quote" look="ink">
                    {words.everywhere.getQuote}
                  </ButtonLink>
                  <TextLink href="/#contact">{words.industries.contact}</TextLink>
                </AccentBand>
              </>
            );
          default:
            return <Part {...{ block, id, path }} />;
        }
      }}
    </Blocks>
  );
}

export const industryPages = documentPages('industries', IndustryPage);
