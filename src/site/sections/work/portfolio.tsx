import { classNames } from '@/ui/class-names';
import { screenOnPhone } from '@/ui/picture';
import type { SmallWords } from '@/words';
import type { ProjectContent } from '../../content';

import { isAllSample, SectionSampleMark } from '../sample-mark';
import { NothingYet } from '../nothing-yet';
import { DarkPictures } from '../../scheme/dark-pictures';
import { ProjectEntry, projectPlace } from './project-entry';

interface PortfolioProps {
  words: SmallWords;
  projects: ProjectContent[];
  replacedLabel: string;
  /** The id of the section that it is a part of; else it is the page. */
  within?: string;
}

/** The sizes that a picture takes in its place, for the browser's choice of a file. */
const sizes = {
  left: `(width >= 961px) 62vw, (width >= 640px) 92vw, ${screenOnPhone}`,
  right: `(width >= 961px) 62vw, (width >= 640px) 92vw, ${screenOnPhone}`,
  wide: `(width >= 640px) 54vw, ${screenOnPhone}`,
  // The narrow ones show the left part of a picture as high as their neighbour's.
  narrow: `(width >= 640px) 54vw, ${screenOnPhone}`,
};

export function Portfolio({ words, projects, replacedLabel, within }: PortfolioProps) {
  if (projects.length === 0) return <NothingYet words={words} />;
  const isMarkedTogether = isAllSample(projects);
  return (
    <>
      <DarkPictures />
      <SectionSampleMark words={words} of={projects} className="page-width pb-6" />
      <ul
        className={classNames(
          'page-width grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-[clamp(56px,6.5vw,104px)]',
          within === undefined && 'pb-section',
          'sm:grid-cols-12',
        )}
      >
        {projects.map((project, index) => {
          const place = projectPlace(index, projects.length);
          return (
            <ProjectEntry
              key={project.id}
              words={words}
              project={project}
              index={index}
              place={place}
              sizes={sizes[place]}
              replacedLabel={replacedLabel}
              within={within}
              isMarkedTogether={isMarkedTogether}
            />
          );
        })}
      </ul>
    </>
  );
}
