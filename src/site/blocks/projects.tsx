import { getSmallWords, getWorkPage, linkAddress, listProjects } from '../content';
import { Portfolio } from '../sections/work/portfolio';
import { SectionHead } from '@/ui/section-head';
import type { ProjectsBlock } from '@/payload-types';

import { ActionLinks } from './action-links';
import type { BlockProps } from './block-props';
import { picked } from './picked';

export async function ProjectsPart({ block, id }: BlockProps<ProjectsBlock>) {
  const { heading, intro, action } = block;
  const [all, { replacedLabel }, words, leadsOn] = await Promise.all([
    listProjects(),
    getWorkPage(),
    getSmallWords(),
    linkAddress(action),
  ]);
  const projects = picked(all, block.projects, 3);
  if (projects.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} heading={heading} intro={intro} />
      </div>
      <Portfolio words={words} projects={projects} replacedLabel={replacedLabel} within={id} />
      {leadsOn ? (
        <p className="page-width mt-[clamp(40px,4.5vw,72px)]">
          <ActionLinks action={action} look="outline" />
        </p>
      ) : null}
    </section>
  );
}
