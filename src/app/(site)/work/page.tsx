import type { Metadata } from 'next';

import { Portfolio } from '@/site/sections/work/portfolio';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
import { getWorkPage } from '@/site/content/globals';
import { listProjects } from '@/site/content/projects';

import { Breadcrumbs } from '@/site/frame/breadcrumbs';

export async function generateMetadata(): Promise<Metadata> {
  const { heading, intro } = await getWorkPage();
  return { title: heading, description: intro };
}

export default async function WorkPage() {
  const [page, projects] = await Promise.all([getWorkPage(), listProjects()]);
  return (
    <>
      <Breadcrumbs trail={[{ name: page.heading, path: '/work' }]} />
      <section className="page-width columns-8-4 items-end pt-[clamp(40px,5vw,80px)] pb-[clamp(40px,5vw,72px)]">
        <h1>{page.heading}</h1>
        <p className="max-w-[54ch] text-lede text-pretty">{page.intro}</p>
      </section>
      <Portfolio projects={projects} replacedLabel={page.replacedLabel} />
      <YellowBand heading={page.callToAction}>
        <ButtonLink href="/quote" look="ink">
          Start Your Project
        </ButtonLink>
      </YellowBand>
    </>
  );
}
