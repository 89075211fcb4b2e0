import { StatBar } from '../../drawings';
import type { Claim } from '@/payload-types';
import type { SmallWords } from '@/words';

import { timesOf } from '../figure-lines';
import { Workings } from '../workings';
import { type CaseStudy, shareOf } from './case-study';

interface AchievementsProps {
  words: SmallWords;
  heading: string;
  achievements: NonNullable<CaseStudy['achievements']>;
  claims: readonly Claim[];
}

/** Figures, each with its share of the one layer. */
export function Achievements({ words, heading, achievements, claims }: AchievementsProps) {
  return (
    <section aria-labelledby="achievements" className="section-space border-y border-line bg-sheet">
      <div className="page-width">
        <h2 id="achievements" className="mb-[clamp(36px,4.5vw,64px)] max-w-[20ch]">
          {heading}
        </h2>
        <ul className="grid gap-x-[clamp(28px,4vw,72px)] gap-y-12 sm:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
          {achievements.map(({ figure, description }) => (
            <li key={figure}>
              <p className="mb-4 text-[clamp(72px,9.5vw,152px)] leading-[0.9] font-[660] tracking-[-0.045em] stretch-78">
                {figure}
              </p>
              <StatBar share={shareOf(figure)} times={timesOf(figure)} />
              <p className="mt-5 max-w-[40ch] text-pretty">{description}</p>
            </li>
          ))}
        </ul>
        <Workings
          words={words}
          claims={claims}
          of={achievements.map(({ figure }) => figure)}
          section={heading}
          className="mt-10"
        />
      </div>
    </section>
  );
}
