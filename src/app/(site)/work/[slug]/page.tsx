import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { Achievements } from '@/site/sections/case-study/achievements';
import { Chapters } from '@/site/sections/case-study/chapters';
import { FeatureSchedule } from '@/site/sections/case-study/feature-schedule';
import { Impact } from '@/site/sections/case-study/impact';
import { CaseStudyOpening } from '@/site/sections/case-study/opening';
import { Screens } from '@/site/sections/case-study/screens';
import { ClientWords } from '@/site/sections/client-words';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
import {
  getCaseStudy,
  getSiteSettings,
  getSmallWords,
  getWorkPage,
  listClaimsOn,
  listProjects,
  listTestimonialsAt,
} from '@/site/content';
import { env } from '@/env';

import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';
import { caseStudyWork } from '@/site/structured-data/offers';
import { StructuredData } from '@/site/structured-data/structured-data';

type Params = Promise<{ slug: string }>;

/** A case study that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  const projects = await listProjects();
  return projects.filter(({ hasCaseStudy }) => hasCaseStudy).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { slug } = await params;
  const project = await getCaseStudy(slug);
  return project ? pageMetadata({ ...project, path: `/work/${slug}` }) : {};
}

export default async function CaseStudyPage({ params }: { params: Params }) {
  const { slug } = await params;
  const path = `/work/${slug}`;
  const [project, work, claims, testimonials, settings, words] = await Promise.all([
    getCaseStudy(slug),
    getWorkPage(),
    listClaimsOn(path),
    listTestimonialsAt(path),
    getSiteSettings(),
    getSmallWords(),
  ]);
  if (!project?.caseStudy) notFound();
  const { headline, intro, callToAction, ...lists } = project.caseStudy;
  const { achievementsHeading, achievements, impact } = lists.hasFigures ? lists : {};
  const trail = [
    { name: work.heading, path: '/work' },
    { name: project.title, path },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <StructuredData
        data={caseStudyWork(
          { ...project, genre: words.machines.caseStudy },
          settings,
          env.SERVER_URL,
        )}
      />
      <CaseStudyOpening
        words={words}
        project={project}
        headline={headline}
        intro={intro}
        replacedLabel={work.replacedLabel}
      />
      <Chapters chapters={lists.chapters ?? []} />
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
      <YellowBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.everywhere.getQuote}
        </ButtonLink>
      </YellowBand>
    </>
  );
}
