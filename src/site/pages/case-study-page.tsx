import { notFound } from 'next/navigation';

import { ButtonLink } from '@/ui/button';
import { AccentBand } from '@/ui/accent-band';

import { getWorkPage, listClaimsOn, listTestimonialsAt, withPictures } from '../content';
import { QuestionsLink } from '../faq';
import { DarkPictures } from '../scheme/dark-pictures';
import { Achievements } from '../sections/case-study/achievements';
import { Chapters } from '../sections/case-study/chapters';
import { FeatureSchedule } from '../sections/case-study/feature-schedule';
import { Impact } from '../sections/case-study/impact';
import { CaseStudyOpening } from '../sections/case-study/opening';
import { Screens } from '../sections/case-study/screens';
import { ClientWords } from '../sections/client-words';
import { documentPages, type DocumentProps } from './document-route';

/** What was built for one client, and what came of it. */
async function CaseStudyPage({ document, path, words }: DocumentProps<'projects'>) {
  const [work, claims, testimonials] = await Promise.all([
    getWorkPage(),
    listClaimsOn(path),
    listTestimonialsAt(path),
  ]);
  const project = withPictures(document);
  if (!project.caseStudy) notFound();
  const { headline, intro, callToAction, ...lists } = project.caseStudy;
  const { achievementsHeading, achievements, impact } = lists.hasFigures ? lists : {};
  return (
    <>
      <DarkPictures />
      <CaseStudyOpening
        words={words}
        project={project}
        headline={headline}
        intro={intro}
        facts={lists.facts ?? []}
        replacedLabel={work.replacedLabel}
      />
      <Chapters title={project.title} chapters={lists.chapters ?? []} />
      <Screens words={words} screens={project.screens} />
      <FeatureSchedule heading={lists.featuresHeading} features={lists.features} />
      {achievementsHeading && achievements ? (
        <Achievements
          words={words}
          heading={achievementsHeading}
          achievements={achievements}
          claims={claims}
        />
      ) : null}
      {impact ? <Impact words={words} {...impact} claims={claims} /> : null}
      <ClientWords words={words} heading={work.testimonialsHeading} testimonials={testimonials} />
      <AccentBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.everywhere.getQuote}
        </ButtonLink>
        <QuestionsLink />
      </AccentBand>
    </>
  );
}

export const caseStudyPages = documentPages('projects', CaseStudyPage, { isArticle: true });
