import type { BuildingName } from '~/collections/fields/building-names';

export type BuildingElevationProps = {
  building: BuildingName;
  className?: string;
  /** Finer lines, for menus and other places where it is less than about 120 px wide. */
  small?: boolean;
};

/** The frame is the same for all, so that neighbours in a row of cards share one scale. */
const FRAME = { width: 176, height: 130 };

/** One building on its own, at the left of its frame. `GroundSymbols` must be on the page. */
export function BuildingElevation({ building, className, small }: BuildingElevationProps) {
  const classes = ['ground-building', small && 'ground-small', className].filter(Boolean).join(' ');

  return (
    <svg
      className={classes}
      viewBox={`-6 ${-FRAME.height + 1} ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
    >
      <use href={`#ground-${building}`} />
    </svg>
  );
}
