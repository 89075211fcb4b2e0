import type { SmallWords } from '@/words';
import type { ProjectContent } from '../../content';

import { ProjectEntry } from './project-entry';
import { projectPlace } from './project-places';

interface PortfolioProps {
  words: SmallWords;
  projects: ProjectContent[];
  replacedLabel: string;
}

/** The sizes that a picture takes in its place, for the browser's choice of a file. */
const sizes = {
  left: '(width >= 961px) 62vw, (width >= 640px) 92vw, 138vw',
  right: '(width >= 961px) 62vw, (width >= 640px) 92vw, 138vw',
  wide: '(width >= 640px) 54vw, 138vw',
  // The narrow ones show the left part of a picture as high as their neighbour's.
  narrow: '(width >= 640px) 54vw, 138vw',
};

export function Portfolio({ words, projects, replacedLabel }: PortfolioProps) {
  return (
    <ul className="page-width grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-[clamp(56px,6.5vw,104px)] pb-section sm:grid-cols-12">
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
          />
        );
      })}
    </ul>
  );
}
