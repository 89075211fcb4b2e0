import type { Claim } from '@/payload-types';
import type { SmallWords } from '@/words';

import { Workings } from '../workings';
import { type CaseStudy, shareOf } from './case-study';

type ImpactProps = NonNullable<CaseStudy['impact']> & {
  words: SmallWords;
  claims: readonly Claim[];
};

/** The figure on as much of the one layer as it says; the rest is still thin lines. */
export function Impact({ words, heading, figure, figureLabel, text, claims }: ImpactProps) {
  return (
    <section aria-labelledby="impact" className="section-space">
      <div className="page-width columns-5-7 items-start">
        <h2 id="impact">{heading}</h2>
        <p className="max-w-[62ch] text-lede text-pretty">{text}</p>
      </div>
      <div className="ground-accented relative mt-[clamp(48px,6vw,96px)] border-y-3 border-ink bg-[repeating-linear-gradient(transparent_0_7px,var(--ink)_7px_8px)]">
        <p
          className="min-w-fit border-r-3 border-ink bg-accent py-[clamp(28px,4vw,64px)] pr-6 pl-[max(var(--page-margin),calc((100vw-var(--page-width))/2+var(--page-margin)))] text-accent-ink"
          style={{ width: `${shareOf(figure)}%` }}
        >
          <span className="block text-[clamp(112px,25vw,400px)] leading-[0.8] font-[660] tracking-[-0.05em] stretch-78">
            {figure}
          </span>{' '}
          <span className="mt-[clamp(16px,2vw,32px)] block text-[clamp(22px,3vw,44px)] leading-[1.1] font-[640] tracking-[-0.02em] stretch-88">
            {figureLabel}
          </span>
        </p>
      </div>
      <Workings
        words={words}
        claims={claims}
        of={[figure]}
        section={heading}
        className="page-width mt-6"
      />
    </section>
  );
}
