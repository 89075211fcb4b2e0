import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { standInRow } from '../geometry/street';
import { BuildingSymbols } from '../paint/building-defs';
import { StreetRow } from '../paint/street-row';
import { PAST_WIDE, WIDE } from '../geometry/wide';

export type StreetOfBuildingsProps = {
  buildings: readonly BuildingName[];
  /** Given: the street is a picture with this name. Left out: it is decoration. */
  label?: string;
};

/** Rows for a phone hold about this many buildings. */
const PER_ROW = 4;

/** All buildings on one ground line; on narrow screens in several streets below each other. */
export function StreetOfBuildings({ buildings, label }: StreetOfBuildingsProps) {
  if (buildings.length === 0) return null;
  const rows = Math.max(1, Math.ceil(buildings.length / PER_ROW));
  const share = buildings.length / rows;
  const streets = Array.from({ length: rows }, (_, row) =>
    buildings.slice(Math.round(row * share), Math.round((row + 1) * share)),
  );
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className="ground-street" {...role}>
      <BuildingSymbols buildings={buildings} />
      <Street className="ground-wide" buildings={buildings} width={WIDE} scale={0.78} />
      {streets.map((street) => (
        <Street
          key={street.join()}
          className="ground-tall"
          buildings={street}
          width={750}
          scale={1.16}
        />
      ))}
    </div>
  );
}

type StreetProps = {
  buildings: readonly BuildingName[];
  className: string;
  width: number;
  scale: number;
};

function Street({ buildings, className, width, scale }: StreetProps) {
  const { standing } = standInRow({ buildings, from: 8, to: width - 8, scale });
  const tallest = Math.max(...buildings.map((name) => BUILDING_DRAWINGS[name].height));
  const height = Math.ceil(tallest * (standing[0]?.scale ?? scale)) + 16;
  return (
    <svg className={`${className} ground-small`} viewBox={`0 ${-height} ${width} ${height + 2}`}>
      <StreetRow standing={standing} surfaceAt={() => 0} />
      <path className="ground-surface" d={`M${-PAST_WIDE} 0h${width + 2 * PAST_WIDE}`} />
    </svg>
  );
}
