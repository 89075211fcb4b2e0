import { classNames } from '@/ui/class-names';

export interface MergeRailProps {
  /** Which step it stands beside, from 0. */
  step: number;
  steps: number;
  className?: string;
}

/** Nine lines, 4 px apart; `w-[33px]` below. */
const WIDTH = 33;
const THIN = 2;
const SWELL = 44;

/** `MergeLines` downwards: one piece for each step, so that it is as long as the step's words. */
export function MergeRail({ step, steps, className }: MergeRailProps) {
  const widthAfter = (count: number) =>
    count <= 0 ? THIN : THIN + ((WIDTH - THIN) * count) / Math.max(1, steps - 1);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block w-[33px] self-stretch bg-[repeating-linear-gradient(90deg,var(--ink)_0_1px,transparent_1px_4px)]',
        className,
      )}
    >
      <span
        style={{ clipPath: swell(widthAfter(step - 1), widthAfter(step)) }}
        // Over the edge by a hair, or a seam would show between two pieces.
        className="relative z-1 block h-[calc(100%+1px)] bg-accent"
      />
    </span>
  );
}

/** As wide as the step before, then in a slope as wide as its own. */
function swell(from: number, to: number): string {
  const middle = WIDTH / 2;
  const corners = [
    `${middle - from / 2}px 0`,
    `${middle + from / 2}px 0`,
    `${middle + to / 2}px ${SWELL}px`,
    `${middle + to / 2}px 100%`,
    `${middle - to / 2}px 100%`,
    `${middle - to / 2}px ${SWELL}px`,
  ];
  return `polygon(${corners.join(', ')})`;
}
