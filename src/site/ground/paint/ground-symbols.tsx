import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { Marks } from '../drawings/pens';
import { HatchPatterns } from './hatch-patterns';

export type GroundSymbolsProps = {
  /** Every building that anything on this page draws. */
  buildings: readonly BuildingName[];
};

/** Hatches and buildings, drawn once, for all drawings on the page to refer to. */
export function GroundSymbols({ buildings }: GroundSymbolsProps) {
  return (
    <svg className="ground-defs" aria-hidden="true">
      <defs>
        <HatchPatterns />
        {[...new Set(buildings)].map((name) => (
          <g key={name} id={`ground-${name}`}>
            <Marks marks={BUILDING_DRAWINGS[name].marks} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
