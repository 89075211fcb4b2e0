import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { Achievements } from '@/site/sections/case-study/achievements';
import { FeatureSchedule } from '@/site/sections/case-study/feature-schedule';
import { Impact } from '@/site/sections/case-study/impact';
import { CaseStudyOpening } from '@/site/sections/case-study/opening';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
import {
  getCaseStudy,
  getSiteSettings,
  getWorkPage,
  listClaimsOn,
  listProjects,
} from '@/site/content';
import { env } from '@/env';

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
  const project = await getCaseStudy((await params).slug);
  return project ? { title: project.title, description: project.description } : {};
}

export default async function CaseStudyPage({ params }: { params: Params }) {
  const { slug } = await params;
  const [project, { heading, replacedLabel }, claims, settings] = await Promise.all([
    getCaseStudy(slug),
    getWorkPage(),
    listClaimsOn(`/work/${slug}`),
    getSiteSettings(),
  ]);
  if (!project?.caseStudy) notFound();
  const { headline, intro, impact, callToAction, ...lists } = project.caseStudy;
  const trail = [
    { name: heading, path: '/work' },
    { name: project.title, path: `/work/${slug}` },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <StructuredData data={caseStudyWork(project, settings, env.SERVER_URL)} />
      <CaseStudyOpening
        project={project}
        headline={headline}
        intro={intro}
        replacedLabel={replacedLabel}
      />
      <FeatureSchedule heading={lists.featuresHeading} features={lists.features} />
      <Achievements
        heading={lists.achievementsHeading}
        achievements={lists.achievements}
        claims={claims}
      />
      <Impact {...impact} claims={claims} />
      <YellowBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          Get a Free Quote
        </ButtonLink>
      </YellowBand>
    </>
  );
}
