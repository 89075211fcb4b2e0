import { hatchClass } from '../../drawings';
import { classNames } from '@/ui/class-names';
import { FoldMark } from '@/ui/fold-mark';
import { Icon } from '@/ui/icon';
import { SectionHead, type SectionWords } from '@/ui/section-head';
import type { Feature } from '@/payload-types';

interface Stratum {
  group: string;
  features: Feature[];
}

interface ServicesProps extends SectionWords {
  /** Of the section. */
  id?: string;
  features: Feature[];
}

/** In the order of their tints: neighbours differ in colour and in line. */
const hatches = [3, 1, 4, 0, 2, 8, 6, 7, 5];

/** A stratigraphic column: a stratum for each group of features, and below all the one layer. */
export function Services({ id = 'services', features, ...words }: ServicesProps) {
  if (features.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <SectionHead id={`${id}-heading`} {...words} />
        <div className="border-t-3 border-ink">
          {toStrata(features).map((stratum, index) => (
            <FeatureStratum
              key={stratum.group}
              {...stratum}
              hatch={hatches[index % hatches.length] ?? 0}
              open={index === 0}
            />
          ))}
          <div className="ground-accented h-[18px] border-b-3 border-ink bg-accent" />
        </div>
      </div>
    </section>
  );
}

/** Features that follow each other with the same group stand in one stratum. */
function toStrata(features: readonly Feature[]): Stratum[] {
  const strata: Stratum[] = [];
  for (const feature of features) {
    const open = strata.at(-1);
    if (open?.group === feature.group) open.features.push(feature);
    else strata.push({ group: feature.group, features: [feature] });
  }
  return strata;
}

const tag = 'inline-block border border-ink bg-sheet px-3 py-1.5 text-[17px]';

/**
 * On small screens a stratum folds; from 961 px its content always shows and its name is a plain
 * heading. A browser without `::details-content` folds at every width.
 */
function FeatureStratum({
  group,
  features,
  hatch,
  open,
}: Stratum & { hatch: number; open: boolean }) {
  return (
    <div className="border-b border-ink nav:grid nav:grid-cols-[minmax(170px,2.4fr)_minmax(0,10fr)] nav:gap-x-[clamp(24px,3vw,48px)]">
      <div
        className={classNames(
          hatchClass(hatch),
          'border-x-[1.5px] border-ink p-5 pl-4 not-supports-[selector(::details-content)]:hidden max-nav:hidden',
        )}
      >
        <h3 className={tag}>{group}</h3>
      </div>
      <details
        open={open}
        className="group nav:details-content:[content-visibility:visible] not-supports-[selector(::details-content)]:col-span-full"
      >
        <summary
          className={classNames(
            hatchClass(hatch),
            'flex items-center justify-between border-x-[1.5px] border-ink p-3 group-open:border-b focus-visible:-outline-offset-3 supports-[selector(::details-content)]:nav:hidden [&::-webkit-details-marker]:hidden',
          )}
        >
          <h3 className={tag}>{group}</h3>
          <FoldMark />
        </summary>
        <ul className="grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-6 pt-6 pb-8 sm:grid-cols-2 nav:grid-cols-4 nav:gap-y-7 nav:pt-6.5 nav:pb-9.5">
          {features.map(({ id, title, description, icon }) => (
            <li key={id} className="grid grid-cols-[28px_minmax(0,1fr)]">
              <Icon name={icon} className="mt-px size-5" />
              <div>
                <h4 className="text-[17px] leading-[1.3] font-[620] stretch-92">{title}</h4>
                <p className="mt-1 text-small leading-normal text-pretty text-ink-soft">
                  {description}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
