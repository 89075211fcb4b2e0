import { cache } from 'react';

import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { buildingId } from '../geometry/street';
import { Marks } from './marks';

/** What the page that is being made has so far. In a browser React keeps none: each gets its own. */
const drawnOnPage = cache(() => new Set<BuildingName>());

export interface BuildingDefsProps {
  buildings: readonly BuildingName[];
}

/** Those of the buildings that the page has not got yet; from now on it has them. */
function takeMissing(buildings: readonly BuildingName[]): readonly BuildingName[] {
  const drawn = drawnOnPage();
  const missing = [...new Set(buildings)].filter((name) => !drawn.has(name));
  for (const name of missing) drawn.add(name);
  return missing;
}

/** Buildings for `use` to refer to. A page has each once, with the first drawing that shows it. */
export function BuildingDefs({ buildings }: BuildingDefsProps) {
  return <Definitions missing={takeMissing(buildings)} />;
}

/** The same for a place outside a drawing. */
export function BuildingSymbols({ buildings }: BuildingDefsProps) {
  const missing = takeMissing(buildings);
  if (missing.length === 0) return null;
  return (
    <svg className="ground-defs" aria-hidden="true">
      <Definitions missing={missing} />
    </svg>
  );
}

function Definitions({ missing }: { missing: readonly BuildingName[] }) {
  if (missing.length === 0) return null;
  return (
    <defs>
      {missing.map((name) => (
        <g key={name} id={buildingId(name)}>
          <Marks marks={BUILDING_DRAWINGS[name].marks} />
        </g>
      ))}
    </defs>
  );
}
