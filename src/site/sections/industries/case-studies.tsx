import { classNames } from '@/ui/class-names';
import { Picture, screenOnPhone } from '@/ui/picture';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

import type { ProjectContent } from '../../content';

import { isAllSample, SampleMark, SectionSampleMark } from '../sample-mark';

interface CaseStudiesProps {
  words: SmallWords;
  heading: string;
  projects: ProjectContent[];
  /** Whether a line parts it from what stands above on the same ground. */
  isRuled?: boolean;
}

/** Leads to what was built in this industry. */
export function CaseStudies({ words, heading, projects, isRuled = true }: CaseStudiesProps) {
  if (projects.length === 0) return null;
  return (
    <section
      aria-labelledby="case-studies"
      className={classNames('section-space', isRuled && 'border-t border-line')}
    >
      <div className="page-width">
        <h2 id="case-studies" className="mb-[clamp(36px,4.5vw,64px)]">
          {heading}
        </h2>
        <ul className="grid gap-14">
          {projects.map(({ id, slug, title, image, caseStudy, placeholder }) => (
            <li
              key={id}
              className="grid items-end gap-x-columns gap-y-5 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
            >
              <div className="aspect-[4/3] overflow-hidden border-[1.5px] border-ink sm:aspect-[8/5]">
                <Picture
                  picture={image}
                  sizes={`(width >= 961px) 54vw, (width >= 640px) 92vw, ${screenOnPhone}`}
                  className="h-full w-[150%] max-w-none object-cover object-left-top sm:w-full dark:brightness-[.82]"
                />
              </div>
              <div>
                <p className="text-small text-ink-soft stretch-86">{title}</p>
                <h3
                  id={`case-study-${slug}`}
                  className="mt-1 mb-4 max-w-[22ch] text-[clamp(24px,2.3vw,34px)] leading-[1.1] tracking-[-0.02em]"
                >
                  {caseStudy?.headline}
                </h3>
                <TextLink href={`/work/${slug}`} aria-describedby={`case-study-${slug}`}>
                  {words.industries.readCaseStudy}
                  <span className="sr-only">, {title}</span>
                </TextLink>
                <SampleMark
                  words={words}
                  of={isAllSample(projects) ? [] : [{ placeholder }]}
                  className="mt-3 text-ink-soft"
                />
              </div>
            </li>
          ))}
        </ul>
        <SectionSampleMark words={words} of={projects} className="mt-6" />
      </div>
    </section>
  );
}
