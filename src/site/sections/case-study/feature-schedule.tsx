import { Icon } from '@/ui/icon';
import type { CaseStudy } from './case-study';

type FeatureScheduleProps = Pick<CaseStudy, 'features'> & { heading: string };

/** Ruled like a schedule of works: the part at the left, what it does beside it. */
export function FeatureSchedule({ heading, features }: FeatureScheduleProps) {
  return (
    <section aria-labelledby="features" className="section-space">
      <div className="page-width">
        <h2 id="features" className="mb-[clamp(36px,4.5vw,64px)] max-w-[20ch]">
          {heading}
        </h2>
        <ul className="border-t-3 border-ink">
          {features.map(({ title, description, icon }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-columns gap-y-2 border-b border-line py-[clamp(20px,2vw,30px)] nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
            >
              <h3 className="flex items-center gap-3.5 text-[clamp(21px,1.9vw,28px)] leading-[1.2] tracking-[-0.015em]">
                <Icon name={icon} className="size-6 shrink-0" />
                {title}
              </h3>
              <p className="max-w-[64ch] text-pretty max-nav:pl-9.5">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
