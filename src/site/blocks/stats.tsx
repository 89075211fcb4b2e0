import { getSmallWords, listClaimsOn } from '../content';
import { StatRow } from '../sections/stat-row';
import { Workings } from '../sections/workings';
import type { StatsBlock } from '@/payload-types';

import type { BlockProps } from './block-props';

export async function StatsPart({ block: { heading, stats }, id, path }: BlockProps<StatsBlock>) {
  const [words, claims] = await Promise.all([getSmallWords(), listClaimsOn(path)]);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space">
      <div className="page-width">
        <h2 id={`${id}-heading`} className="max-w-[24ch]">
          {heading}
        </h2>
        <StatRow stats={stats} />
        <Workings
          words={words}
          claims={claims}
          of={stats.map(({ value }) => value)}
          className="mt-8"
        />
      </div>
    </section>
  );
}
