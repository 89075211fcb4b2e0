import { ArrowLeft, ArrowRight } from 'lucide-react';

import { BuildingElevation } from '../../ground';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { SectionHead } from '@/ui/section-head';
import { tripleUnderline } from '@/ui/text-link';
import type { IndustryCard } from '../../content';
import type { HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import { CarouselButton, CarouselTrack } from './carousel';

type IndustriesCarouselProps = HomePage['industries'] & {
  words: SmallWords;
  industries: IndustryCard[];
};

/** One street of buildings, a few at a time. It scrolls by itself; the buttons are an addition. */
export function IndustriesCarousel({ words, heading, intro, industries }: IndustriesCarouselProps) {
  return (
    <section
      data-carousel
      aria-labelledby="industries-heading"
      className="overflow-x-clip pt-section pb-[clamp(56px,6vw,88px)]"
    >
      <div className="page-width">
        <SectionHead
          id="industries-heading"
          heading={heading}
          intro={intro}
          aside={
            <div className="flex shrink-0">
              <CarouselButton to="previous" label={words.home.previous}>
                <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </CarouselButton>
              <CarouselButton to="next" label={words.home.next}>
                <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </CarouselButton>
            </div>
          }
        />
      </div>
      <div className="mx-auto max-w-(--page-width) pl-page">
        <CarouselTrack kind={words.home.carousel} label={words.home.industries}>
          {industries.map((industry) => (
            <li key={industry.slug} className="snap-start">
              <StreetCard {...industry} more={words.everywhere.learnMore} />
            </li>
          ))}
        </CarouselTrack>
      </div>
      <div className="page-width mt-10">
        <ButtonLink href="/industries" look="outline">
          {words.home.allIndustries}
        </ButtonLink>
      </div>
    </section>
  );
}

function StreetCard({
  title,
  slug,
  description,
  bgClass,
  building,
  more,
}: IndustryCard & { more: string }) {
  return (
    <a
      href={`/industries/${slug}`}
      className="group flex h-full flex-col pb-2 focus-visible:-outline-offset-3"
    >
      <BuildingElevation building={building} className="w-full border-b-3 border-ink" />
      <span aria-hidden="true" className={classNames('ground-strip mb-5.5', bgClass)} />
      <span className="mr-8 flex grow flex-col items-start">
        <h3 className="text-[24px]">{title}</h3>
        <span className="mt-2 mb-4.5 text-[16px] text-ink-soft">{description}</span>
        <span className={classNames(tripleUnderline, 'mt-auto')}>{more}</span>
      </span>
    </a>
  );
}
