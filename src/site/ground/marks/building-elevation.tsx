import type { ReactNode } from 'react';

import type { BuildingName } from '~/collections/fields/building-names';
import { classNames } from '@/ui/class-names';

import { buildingId } from '../geometry/street';
import { BuildingDefs } from '../paint/building-defs';

export type BuildingElevationProps = {
  building: BuildingName;
  className?: string;
  /** Finer lines, for menus and other places where it is less than about 120 px wide. */
  small?: boolean;
};

/** The frame is the same for all, so that neighbours in a row of cards share one scale. */
export const ELEVATION = { left: -6, top: -129, width: 176, height: 130 };
export const ELEVATION_BOX = `${ELEVATION.left} ${ELEVATION.top} ${ELEVATION.width} ${ELEVATION.height}`;

/** One building on its own, at the left of its frame. */
export function BuildingElevation(props: BuildingElevationProps) {
  return (
    <BuildingFrame {...props}>
      <BuildingDefs buildings={[props.building]} />
    </BuildingFrame>
  );
}

/** The same, empty until the page has that building: `drawBuildings` brings what is missing. */
export function BuildingFrame(props: BuildingElevationProps & { children?: ReactNode }) {
  const { building, className, small, children } = props;
  return (
    <svg
      className={classNames('ground-building', small && 'ground-small', className)}
      viewBox={ELEVATION_BOX}
      aria-hidden="true"
    >
      {children}
      <use href={`#${buildingId(building)}`} />
    </svg>
  );
}
