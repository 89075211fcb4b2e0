import { classNames } from '@/ui/class-names';
import type { StatsBlock } from '@/payload-types';

import { StatBar } from '../drawings';
import { timesOf } from './figure-lines';
import { Workings, type WorkingsProps } from './workings';

interface StatRowProps extends Pick<WorkingsProps, 'words' | 'claims' | 'section'> {
  stats: StatsBlock['stats'];
}

/** Figures, each under a bar of which it is the accent: two or three in a row. Below, what they rest on. */
export function StatRow({ stats, words, claims, section }: StatRowProps) {
  return (
    <>
      <dl
        className={classNames(
          'mt-[clamp(56px,6vw,88px)] grid gap-x-[clamp(12px,2vw,32px)] gap-y-9',
          stats.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3',
        )}
      >
        {stats.map(({ id, value, label, share }) => (
          <div key={id ?? label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2">{label}</dt>
            <dd className="text-[88px] leading-[0.95] font-[660] tracking-[-0.045em] stretch-78 sm:text-[clamp(60px,10.5vw,168px)]">
              <span className="mb-4.5 block">
                <StatBar share={share} times={timesOf(value)} />
              </span>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Workings
        words={words}
        claims={claims}
        of={stats.map(({ value }) => value)}
        section={section}
        className="mt-8"
      />
    </>
  );
}
