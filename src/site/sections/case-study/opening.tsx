import { fillIn } from '@/forms/reply-template';
import { seedOf, StrataBand } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { Picture, screenOnPhone } from '@/ui/picture';
import type { SmallWords } from '@/words';
import type { ProjectContent } from '../../content';

import { listedIn } from '../figure-lines';
import { SampleAddress, SampleMark } from '../sample-mark';
import type { CaseStudy } from './case-study';
import { Facts } from './facts';

/** Where the words on the accent name no number. */
const usualLayers = 6;
/** More are too thin to be told apart in a strip that is so low. */
const mostLayers = 14;

interface OpeningProps {
  words: SmallWords;
  project: ProjectContent;
  headline: string;
  intro: string;
  facts: NonNullable<CaseStudy['facts']>;
  replacedLabel: string;
}

/** The product stands on its ground: what it replaced runs out, and it is the one layer. */
export function CaseStudyOpening({
  words,
  project,
  headline,
  intro,
  facts,
  replacedLabel,
}: OpeningProps) {
  const { title, industry, industries, link, image, replaced } = project;
  return (
    <section className="border-b-3 border-ink">
      <div className="page-width opening-space">
        <p className="mb-5 flex flex-wrap items-center gap-x-3 text-small leading-[1.4] stretch-86">
          <span className="font-[640]">{title}</span>
          <span className="text-ink-soft">{industry}</span>
          {industries.map(({ title, slug }) => (
            <a
              key={slug}
              href={`/industries/${slug}`}
              className="-my-3 inline-flex min-h-11 items-center underline outline-offset-0 max-sm:my-0 underline-offset-3 hover:decoration-3"
            >
              {fillIn(words.everywhere.industryTitle, { industry: title })}
            </a>
          ))}
        </p>
        <SampleMark words={words} of={[project]} className="mb-5 text-ink-soft sm:-mt-3" />
        <div className="columns-8-4 items-start">
          <h1 className="nav:text-[clamp(42px,6vw,96px)]">{headline}</h1>
          <div>
            <p className="max-w-[54ch] text-lede leading-normal text-pretty">{intro}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
              <ButtonLink href="/quote">{words.everywhere.getQuote}</ButtonLink>
              {link ? (
                <TextLink href={link} rel="noopener">
                  {words.everywhere.viewApplication}
                </TextLink>
              ) : null}
            </div>
            {link ? (
              <div className="mt-4 empty:hidden">
                <SampleAddress words={words} href={link} />
              </div>
            ) : null}
          </div>
        </div>
        <Facts facts={facts} />
        <div className="mt-[clamp(36px,4.5vw,72px)] aspect-[4/3] overflow-hidden border-[1.5px] border-ink sm:aspect-[8/5]">
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
          layers={Math.min(listedIn(replaced) ?? usualLayers, mostLayers)}
          seed={seedOf(title)}
          id="ground"
          height={200}
          className="h-[clamp(96px,12.5vw,220px)] w-full"
        />
        <p className="ground-accented bg-accent px-page pt-3 pb-6 text-accent-ink sm:absolute sm:inset-y-0 sm:right-[max(0px,calc((100%-var(--page-width))/2))] sm:flex sm:w-[min(36%,calc(var(--page-width)*0.36))] sm:flex-col sm:justify-center sm:bg-transparent sm:py-0 sm:text-right">
          <span className="text-small stretch-86">{replacedLabel}</span>{' '}
          <b className="text-[clamp(18px,1.9vw,30px)] leading-[1.15] font-[640] tracking-[-0.015em] text-balance stretch-88 max-sm:block">
            {replaced}
          </b>
        </p>
      </div>
    </section>
  );
}
