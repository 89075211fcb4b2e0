import { besideBuildings, BuildingElevation, textureClass } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { tripleUnderline } from '@/ui/text-link';
import type { SmallWords } from '@/words';
import type { IndustryCard } from '../../content';

interface IndustryStreetProps {
  words: SmallWords;
  industries: IndustryCard[];
  callToAction: string;
}

/** The index: every industry stands on one street, and what is left of it is the one layer. */
export function IndustryStreet({ words, industries, callToAction }: IndustryStreetProps) {
  return (
    <section aria-label={words.industries.all} className="page-width pb-section">
      <ul className="@container flex flex-wrap gap-y-12">
        {industries.map((industry) => (
          <li key={industry.slug} className="w-1/2 md:w-1/3 lg:w-1/4">
            <IndustryStop {...industry} more={words.everywhere.learnMore} />
          </li>
        ))}
        {/* The plot begins on the street’s ground line. */}
        <li
          className={classNames(
            'flex min-w-full flex-1 flex-col sm:min-w-1/2 md:min-w-1/3 lg:min-w-1/4',
            besideBuildings,
          )}
        >
          <div className="flex min-h-68 grow flex-col items-start justify-end gap-6 border-t-3 border-ink bg-accent p-[clamp(20px,3vw,40px)] text-accent-ink">
            <h2 className="max-w-[16ch] text-[clamp(26px,2.6vw,40px)]">{callToAction}</h2>
            <ButtonLink href="/quote" look="ink">
              {words.everywhere.getQuote}
            </ButtonLink>
          </div>
        </li>
      </ul>
    </section>
  );
}

function IndustryStop({
  title,
  slug,
  description,
  icon,
  bgClass,
  building,
  more,
}: IndustryCard & { more: string }) {
  return (
    <a
      href={`/industries/${slug}`}
      className="group flex h-full flex-col focus-visible:relative focus-visible:z-1 focus-visible:outline-offset-6"
    >
      <BuildingElevation building={building} className="mt-auto w-full" />
      <span
        aria-hidden="true"
        className={classNames('ground-strip', textureClass(bgClass), 'mb-5')}
      />
      <span className="flex grow flex-col items-start pr-3 sm:pr-8">
        <h2 className="flex items-center gap-1.5 text-[18px] leading-[1.25] tracking-[-0.008em] sm:gap-2.5 sm:text-[24px]">
          <Icon name={icon} />
          {title}
        </h2>
        <span className="mt-2 mb-4 text-[14.5px] leading-[1.45] text-ink-soft sm:text-[16px] sm:leading-[inherit]">
          {description}
        </span>
        <span className={classNames(tripleUnderline, 'mt-auto')}>{more}</span>
      </span>
    </a>
  );
}
