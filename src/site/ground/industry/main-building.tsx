import type { BuildingName } from '~/collections/fields/building-names';
import { ELEVATION, ELEVATION_BOX } from '../marks/building-elevation';
import { buildingId } from '../geometry/street';

interface MainBuildingProps {
  building: BuildingName;
  /** Its left end and the ground line under it, in the picture, and how large a unit is. */
  x: number;
  y: number;
  scale: number;
  /** The picture around it. */
  width: number;
  top: number;
  height: number;
}

/**
 * The one building of the page, in the frame of the cards that lead to it: from page to page it keeps its
 * place (view-transitions.css). Only a picture of its own can, so it lies behind the drawing.
 */
export function MainBuilding({ building, x, y, scale, width, top, height }: MainBuildingProps) {
  const part = (length: number, whole: number) => `${Math.round((length / whole) * 1e4) / 100}%`;
  return (
    <svg
      className="ground-main"
      viewBox={ELEVATION_BOX}
      aria-hidden="true"
      style={{
        left: part(x + ELEVATION.left * scale, width),
        top: part(y + ELEVATION.top * scale - top, height),
        width: part(ELEVATION.width * scale, width),
      }}
    >
      <use href={`#${buildingId(building)}`} />
    </svg>
  );
}
