import type { TimelineBlock } from '@/payload-types';

import { MergeRail } from '../../drawings';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** What comes after what, along lines that the one layer swallows. */
export function TimelinePart({ block, id }: BlockProps<TimelineBlock>) {
  const { heading, intro, entries } = block;
  return (
    <PartSection {...{ id, heading, intro }}>
      <ol>
        {entries.map(({ id: key, when, title, text }, at) => (
          <li key={key ?? at} className="group flex gap-[clamp(20px,3vw,56px)]">
            <MergeRail step={at} steps={entries.length} className="shrink-0" />
            <div className="grid min-w-0 grow gap-x-[clamp(24px,4vw,72px)] gap-y-1 pb-10 group-last:pb-1 nav:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
              <p className="text-[clamp(22px,2vw,30px)] leading-[1.15] font-[640] tracking-[-0.02em] stretch-78">
                {when}
              </p>
              <div className="min-w-0">
                <h3>{title}</h3>
                {text ? (
                  <p className="mt-1.5 max-w-[62ch] text-pretty text-ink-soft">{text}</p>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </PartSection>
  );
}
