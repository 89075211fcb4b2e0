import type { ReactNode } from 'react';

import { MergeLines, MergeRail } from '../../drawings';
import { classNames } from '@/ui/class-names';
import { SectionHead, type SectionWords } from '@/ui/section-head';
import type { ProcessStep } from '@/payload-types';

interface ProcessProps extends SectionWords {
  /** Of the section. */
  id?: string;
  steps: ProcessStep[];
  /** Whether it is parted from what stands above by its own ground. */
  isApart?: boolean;
  /** What stands below the steps. */
  children?: ReactNode;
}

/** Nine lines that the one layer swallows: along the steps, or down them where they stack. */
export function Process(props: ProcessProps) {
  const { id = 'process', steps, isApart = false, children, ...words } = props;
  if (steps.length === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'overflow-x-clip',
        isApart ? 'pt-section' : 'pt-[clamp(24px,2vw,32px)]',
        'pb-section',
      )}
    >
      <div className="page-width">
        <SectionHead id={`${id}-heading`} {...words} />
        <div className="relative hidden after:absolute after:inset-y-0 after:left-[calc(100%-1px)] after:w-[50vw] after:bg-accent nav:block">
          <MergeLines steps={steps.length} />
        </div>
        <ol className="grid nav:auto-cols-fr nav:grid-flow-col nav:pt-6">
          {steps.map(({ id, number, title, description, duration }, index) => (
            <li key={id} className="group flex gap-5 nav:block nav:pr-[clamp(16px,2.2vw,36px)]">
              <MergeRail step={index} steps={steps.length} className="shrink-0 nav:hidden" />
              <div className="pb-9 group-last:pb-1 nav:pb-0">
                <p className="flex items-baseline gap-3">
                  <span className="text-[clamp(36px,3.6vw,54px)] leading-none font-[660] tracking-[-0.03em] stretch-78">
                    {number}
                  </span>{' '}
                  <span className="text-small stretch-86">{duration}</span>
                </p>
                <h3 className="mt-3 mb-1.5">{title}</h3>
                <p className="max-w-[56ch] text-[16px] text-pretty text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
        {children ? <div className="mt-8 empty:hidden">{children}</div> : null}
      </div>
    </section>
  );
}
