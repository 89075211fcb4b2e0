import { fillIn } from '@/forms/reply-template';
import { seedOf, StrataBand } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { Picture, screenOnPhone } from '@/ui/picture';
import type { SmallWords } from '@/words';
import type { ProjectContent } from '../../content';

import { SampleMark } from '../sample-mark';

interface OpeningProps {
  words: SmallWords;
  project: ProjectContent;
  headline: string;
  intro: string;
  replacedLabel: string;
}

/** The product stands on its ground: what it replaced runs out, and it is the one layer. */
export function CaseStudyOpening({ words, project, headline, intro, replacedLabel }: OpeningProps) {
  const { title, industry, industries, link, image, replaced } = project;
  return (
    <section className="border-b-3 border-ink">
      <div className="page-width pt-[clamp(40px,5vw,80px)]">
        <p className="mb-5 flex flex-wrap items-center gap-x-3 text-small leading-[1.4] stretch-86">
          <span className="font-[640]">{title}</span>
          <span className="text-ink-soft">{industry}</span>
          {industries.map(({ title, slug }) => (
            <a
              key={slug}
              href={`/industries/${slug}`}
              className="-my-3 inline-flex min-h-11 items-center underline underline-offset-3 hover:decoration-3"
            >
              {fillIn(words.everywhere.industryTitle, { industry: title })}
            </a>
          ))}
        </p>
        <SampleMark words={words} of={[project]} className="-mt-3 mb-5 text-ink-soft" />
        <h1 className="max-w-[16ch] nav:text-[clamp(42px,6.4vw,100px)]">{headline}</h1>
        <div className="mt-[clamp(28px,3.4vw,52px)] columns-8-4 items-end">
          <p className="max-w-[62ch] text-lede text-pretty">{intro}</p>
          {link ? (
            <ButtonLink href={link} rel="noopener" className="max-sm:w-full nav:justify-self-end">
              {words.everywhere.viewApplication}
            </ButtonLink>
          ) : null}
        </div>
        <div className="mt-[clamp(36px,4.5vw,72px)] aspect-[4/3] overflow-hidden border-[1.5px] border-b-0 border-ink sm:aspect-[8/5]">
          <Picture
            picture={image}
            sizes={`(width >= 1600px) 1472px, (width >= 640px) 92vw, ${screenOnPhone}`}
            eager
            className="h-full w-[150%] max-w-none object-cover object-left-top sm:w-full dark:brightness-[.82]"
          />
        </div>
      </div>
      <div className="relative">
        <StrataBand
          layers={6}
          seed={seedOf(title)}
          id="ground"
          height={200}
          className="h-[clamp(96px,12.5vw,220px)] w-full"
        />
        <p className="bg-accent px-page pt-3 pb-6 text-accent-ink sm:absolute sm:inset-y-0 sm:right-0 sm:flex sm:w-[36%] sm:flex-col sm:justify-center sm:bg-transparent sm:py-0 sm:text-right">
          <span className="text-small stretch-86">{replacedLabel}</span>{' '}
          <b className="text-[clamp(18px,1.9vw,30px)] leading-[1.15] font-[640] tracking-[-0.015em] text-balance stretch-88 max-sm:block">
            {replaced}
          </b>
        </p>
      </div>
    </section>
  );
}
