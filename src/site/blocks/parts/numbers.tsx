import type { NumbersBlock } from '@/payload-types';

import { getSmallWords, listClaims } from '../../content';
import { StatBar } from '../../drawings';
import { shareOf } from '../../sections/case-study/case-study';
import { timesOf } from '../../sections/figure-lines';
import { Workings } from '../../sections/workings';
import type { BlockProps } from '../block-props';
import { picked } from '../picked';
import { PartSection } from './section';

/** Figures of the register with the words in which it has them, and what they rest on. */
export async function NumbersPart({ block, id }: BlockProps<NumbersBlock>) {
  const { heading, intro } = block;
  const [words, all] = await Promise.all([getSmallWords(), listClaims()]);
  const claims = picked(all, block.claims, 0);
  if (claims.length === 0) return null;
  return (
    <PartSection {...{ id, heading, intro }}>
      <dl className="grid gap-x-[clamp(28px,4vw,72px)] gap-y-12 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))]">
        {claims.map(({ id: key, figures: [figure = ''], wording }) => (
          <div key={key} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="mt-4 max-w-[44ch] text-pretty">{wording}</dt>
            <dd className="text-[clamp(44px,7vw,112px)] leading-[0.95] font-[660] tracking-[-0.045em] stretch-78">
              <span className="mb-4.5 block">
                <StatBar share={shareOf(figure)} times={timesOf(figure)} />
              </span>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <Workings
        words={words}
        claims={claims}
        of={claims.flatMap(({ figures }) => figures)}
        section={heading}
        className="mt-8"
      />
    </PartSection>
  );
}
