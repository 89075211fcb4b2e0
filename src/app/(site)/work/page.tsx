import type { Metadata } from 'next';

import { PageOpening } from '@/site/sections/page-opening';
import { Portfolio } from '@/site/sections/work/portfolio';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
import { getSmallWords, getWorkPage, listProjects } from '@/site/content';

import { pageMetadata } from '@/site/frame/page-metadata';
import { Breadcrumbs } from '@/site/structured-data/breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro, meta } = await getWorkPage();
  return pageMetadata({ path: '/work', meta, title: heading, description: intro });
}

export default async function WorkPage() {
  const [page, words, projects] = await Promise.all([
    getWorkPage(),
    getSmallWords(),
    listProjects(),
  ]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/work' }]} />
      <PageOpening heading={page.heading} intro={page.intro} />
      <Portfolio words={words} projects={projects} replacedLabel={page.replacedLabel} />
      <YellowBand heading={page.callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.work.start}
        </ButtonLink>
      </YellowBand>
    </>
  );
}
