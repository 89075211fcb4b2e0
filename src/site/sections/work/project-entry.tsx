import { fillIn } from '@/forms/reply-template';
import { hatchClass } from '../../drawings';
import { BrandMark } from '@/ui/brand-mark';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';
import type { ProjectContent } from '../../content';

import { SampleAddress, SampleMark } from '../sample-mark';
import { ProjectImage } from './project-image';

interface ProjectEntryProps {
  words: SmallWords;
  project: ProjectContent;
  index: number;
  place: ProjectPlace;
  sizes: string;
  replacedLabel: string;
  /** The id of the section that it is a part of. */
  within?: string;
  /** Whether the section says of all projects that they are samples. */
  isMarkedTogether: boolean;
}

// Pictures of a pair share the height of the wide one, and their texts begin on one line.
const pair = 'sm:row-span-2 sm:grid-rows-subgrid sm:content-normal';
const row = 'sm:col-span-full nav:items-end nav:gap-x-[clamp(24px,3vw,48px)]';

const places: Record<ProjectPlace, string> = {
  left: classNames(row, 'nav:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]'),
  right: classNames(row, 'nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] nav:*:first:order-2'),
  wide: classNames(pair, 'sm:col-span-7'),
  narrow: classNames(pair, 'sm:col-span-5'),
};

export function ProjectEntry(props: ProjectEntryProps) {
  const { words, project, index, place, sizes, replacedLabel, within, isMarkedTogether } = props;
  const { title, industry, description, replaced, tags, internalLink, link, image } = project;
  const way = internalLink ? null : wayOf(project, words);
  const heading = `${within ?? 'project'}-${index + 1}`;
  const Heading = within === undefined ? 'h2' : 'h3';
  return (
    <li className={classNames('grid gap-y-5', places[place])}>
      <div
        className={classNames(
          'relative aspect-[4/3] overflow-hidden border-[1.5px] border-ink',
          place === 'narrow' ? 'sm:aspect-auto' : 'sm:aspect-[8/5]',
        )}
      >
        <TitleTile title={title} hatch={index} />
        <ProjectImage picture={image} sizes={sizes} eager={within === undefined && index === 0} />
      </div>
      <div>
        <p className="text-small text-ink-soft stretch-86">{industry}</p>
        <Heading
          id={heading}
          className="mt-1 mb-2.5 text-[clamp(24px,2.3vw,34px)] leading-[1.1] tracking-[-0.02em]"
        >
          {title}
        </Heading>
        <p className="max-w-[58ch] text-pretty">{description}</p>
        <p className="mt-3.5 flex items-start gap-3 text-[16px] leading-[1.4] font-[600]">
          <BrandMark className="mt-[3px] h-[17px] w-[34px] shrink-0" />
          {replacedLabel} {replaced}
        </p>
        <ul className="mt-3 flex flex-wrap gap-y-1 text-small text-ink-soft">
          {tags.map((tag) => (
            <li
              key={tag}
              className="not-first:before:px-[9px] not-first:before:text-edge not-first:before:content-['/'_/_'']"
            >
              {tag}
            </li>
          ))}
        </ul>
        <SampleMark
          words={words}
          of={isMarkedTogether ? [] : [project]}
          className="mt-3 text-ink-soft"
        />
        {internalLink || way || link ? (
          <p className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
            {internalLink ? (
              <ButtonLink href={internalLink} look="outline" aria-describedby={heading}>
                {words.work.details}
              </ButtonLink>
            ) : null}
            {way ? (
              <TextLink href={way.href} aria-describedby={way.of ? undefined : heading}>
                {way.words}
                {way.of ? <span className="sr-only">, {way.of}</span> : null}
              </TextLink>
            ) : null}
            {link ? (
              <TextLink href={link} rel="noopener" aria-describedby={heading}>
                {words.everywhere.viewApplication}
              </TextLink>
            ) : null}
            {link ? <SampleAddress words={words} href={link} /> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Where a project leads that has no “View Details”: to its case study, else to the page of its industry. */
function wayOf(project: ProjectContent, words: SmallWords): Way | null {
  const { hasCaseStudy, title, slug, industries } = project;
  const [industry] = industries;
  if (hasCaseStudy)
    return { href: `/work/${slug}`, words: words.industries.readCaseStudy, of: title };
  if (!industry) return null;
  return {
    href: `/industries/${industry.slug}`,
    words: fillIn(words.everywhere.industryTitle, { industry: industry.title }),
  };
}

interface Way {
  readonly href: string;
  readonly words: string;
  /** What tells it from others with the same words. */
  readonly of?: string;
}

/** What stands in a picture's place until it is there. The heading beside it says the same. */
function TitleTile({ title, hatch }: { title: string; hatch: number }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-0 flex items-end p-6', hatchClass(hatch))}
    >
      <p className="bg-paper px-3.5 py-2 text-[20px] leading-[1.25] font-[640]">{title}</p>
    </div>
  );
}

/** Where a project stands: a row of its own, or the wide or narrow part of a shared one. */
type ProjectPlace = 'left' | 'right' | 'wide' | 'narrow';

/** One turn of the page: a picture at the left, three uneven pairs, a picture at the right. */
const turn = ['left', 'wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'right'] as const;

/** Places any number of projects. One that has nobody to share its row with takes all of it. */
export function projectPlace(index: number, total: number): ProjectPlace {
  const step = index % turn.length;
  const opensPair = step % 2 === 1 && step < turn.length - 1;
  if (opensPair && index === total - 1) return 'right';
  return turn[step] ?? 'left';
}
