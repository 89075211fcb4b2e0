import type { PeopleBlock } from '@/payload-types';
import { SectionHead } from '@/ui/section-head';

import { getSmallWords, listTeam, pathsIn } from '../content';
import { TeamList } from '../sections/team/team-list';
import type { BlockProps } from './block-props';
import { picked } from './picked';

/** Those that the editor picked, or the whole team. Nothing while nobody is published. */
export async function PeoplePart({ block, id }: BlockProps<PeopleBlock>) {
  const { label, heading, intro } = block;
  const [all, words, paths] = await Promise.all([listTeam(), getSmallWords(), pathsIn('authors')]);
  const people = block.people?.length
    ? picked(all, block.people)
    : all.filter(({ isOnTeam }) => isOnTeam);
  if (people.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} label={label} heading={heading} intro={intro} />
        <TeamList words={words} people={people} paths={paths} />
      </div>
    </section>
  );
}
