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
        {industries.map((industry, index) => (
          <li key={industry.slug} className="w-1/2 md:w-1/3 lg:w-1/4">
            <IndustryStop {...industry} id={`stop-${index}`} more={words.everywhere.learnMore} />
          </li>
        ))}
        {/* The plot begins on the street’s ground line. */}
        <li
          className={classNames(
            'flex min-w-full flex-1 flex-col sm:min-w-1/2 md:min-w-1/3 lg:min-w-1/4',
            besideBuildings,
          )}
        >
          <div className="ground-accented flex grow flex-col items-start gap-6 border-t-3 border-ink bg-accent p-[clamp(20px,3vw,40px)] text-accent-ink">
            <h2 className="max-w-[10.5em] text-[clamp(22px,calc(16px+1.4vw),40px)] text-wrap">
              {callToAction}
            </h2>
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
  id,
  title,
  slug,
  description,
  icon,
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
      // Its ring stands before the next card; the street goes on below it.
      className="group mr-3 flex h-full flex-col sm:mr-8"
    >
      <BuildingElevation
        building={building}
        className="mt-auto w-[calc(100%+0.75rem)] border-b-3 border-ink sm:w-[calc(100%+2rem)]"
      />
      <span
        aria-hidden="true"
        className={classNames('ground-strip -mr-3 mb-5 sm:-mr-8', textureClass(bgClass))}
      />
      <span className="flex grow flex-col items-start">
        <h2
          id={id}
          className="flex items-center gap-1.5 words-break max-[360px]:flex-col max-[360px]:items-start text-[18px] leading-[1.25] tracking-[-0.008em] sm:gap-2.5 sm:text-[24px]"
        >
          <Icon name={icon} />
          {title}
        </h2>
        <span
          id={`${id}-text`}
          className="mt-2 mb-4 text-[14.5px] leading-[1.45] text-ink-soft sm:text-[16px] sm:leading-[inherit]"
        >
          {description}
        </span>
        <span id={`${id}-more`} className={classNames(tripleUnderline, 'mt-auto')}>
          {more}
        </span>
      </span>
    </a>
  );
}
