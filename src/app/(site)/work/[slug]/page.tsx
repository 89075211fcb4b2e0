import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { Achievements } from '@/site/sections/case-study/achievements';
import { Chapters } from '@/site/sections/case-study/chapters';
import { FeatureSchedule } from '@/site/sections/case-study/feature-schedule';
import { Impact } from '@/site/sections/case-study/impact';
import { CaseStudyOpening } from '@/site/sections/case-study/opening';
import { Screens } from '@/site/sections/case-study/screens';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
import { getCaseStudy, getWorkPage, listProjects } from '@/site/content';

import { Breadcrumbs } from '@/site/frame/breadcrumbs';

type Params = Promise<{ slug: string }>;

/** A case study that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  const projects = await listProjects();
  return projects.filter(({ hasCaseStudy }) => hasCaseStudy).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const project = await getCaseStudy((await params).slug);
  return project ? { title: project.title, description: project.description } : {};
}

export default async function CaseStudyPage({ params }: { params: Params }) {
  const { slug } = await params;
  const [project, { heading, replacedLabel }] = await Promise.all([
    getCaseStudy(slug),
    getWorkPage(),
  ]);
  if (!project?.caseStudy) notFound();
  const { headline, intro, callToAction, ...lists } = project.caseStudy;
  const { achievementsHeading, achievements, impact } = lists.hasFigures ? lists : {};
  const trail = [
    { name: heading, path: '/work' },
    { name: project.title, path: `/work/${slug}` },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <CaseStudyOpening
        project={project}
        headline={headline}
        intro={intro}
        replacedLabel={replacedLabel}
      />
      <Chapters chapters={lists.chapters ?? []} />
      <Screens screens={project.screens} />
      <FeatureSchedule heading={lists.featuresHeading} features={lists.features} />
      {achievementsHeading && achievements ? (
        <Achievements heading={achievementsHeading} achievements={achievements} />
      ) : null}
      {impact ? <Impact {...impact} /> : null}
      <YellowBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          Get a Free Quote
        </ButtonLink>
      </YellowBand>
    </>
  );
}
