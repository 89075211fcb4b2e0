import { BuildingElevation, textureClass } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { tripleUnderline } from '@/ui/text-link';
import type { IndustryCard } from '../../content';
import type { HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import Carousel from './carousel.island';

type IndustriesCarouselProps = HomePage['industries'] & {
  words: SmallWords;
  industries: IndustryCard[];
};

/** One street of buildings, a few at a time. */
export function IndustriesCarousel({ words, heading, intro, industries }: IndustriesCarouselProps) {
  if (industries.length === 0) return null;
  return (
    <section
      aria-labelledby="industries-heading"
      className="overflow-x-clip pt-section pb-[clamp(56px,6vw,88px)]"
    >
      <Carousel
        id="industries-heading"
        heading={heading}
        intro={intro}
        words={{
          kind: words.home.carousel,
          label: words.home.industries,
          previous: words.home.previous,
          next: words.home.next,
        }}
      >
        <ul className="grid auto-cols-[100%] grid-flow-col sm:auto-cols-[50%] md:auto-cols-[33.3333%] lg:auto-cols-[25%]">
          {industries.map((industry, index) => (
            <li key={industry.slug} className="snap-start">
              <StreetCard {...industry} id={`card-${index}`} more={words.everywhere.learnMore} />
            </li>
          ))}
        </ul>
      </Carousel>
      <div className="page-width mt-10">
        <ButtonLink href="/industries" look="outline">
          {words.home.allIndustries}
        </ButtonLink>
      </div>
    </section>
  );
}

function StreetCard({
  id,
  title,
  slug,
  description,
  bgClass,
  building,
  more,
}: IndustryCard & { id: string; more: string }) {
  return (
    <a
      href={`/industries/${slug}`}
      // All of its words would be a long name: the text is its description.
      aria-labelledby={`${id} ${id}-more`}
      aria-describedby={`${id}-text`}
      // Its ring stands before the next card, and the words of the last one in sight end with the column;
      // the street goes on below it.
      className="group mr-page flex h-full flex-col"
    >
      <BuildingElevation
        building={building}
        className="w-[calc(100%+var(--page-margin))] border-b-3 border-ink"
      />
      <span
        aria-hidden="true"
        className={classNames('ground-strip -mr-page mb-5.5', textureClass(bgClass))}
      />
      <span className="flex grow flex-col items-start">
        <h3 id={id} className="text-[24px]">
          {title}
        </h3>
        <span id={`${id}-text`} className="mt-2 mb-4.5 text-[16px] text-ink-soft">
          {description}
        </span>
        <span id={`${id}-more`} className={classNames(tripleUnderline, 'mt-auto')}>
          {more}
        </span>
      </span>
    </a>
  );
}
