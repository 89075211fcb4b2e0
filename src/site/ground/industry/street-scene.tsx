import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { ITEM_DRAWINGS, type ItemName } from '../drawings/items';
import type { Drawing } from '../drawings/pens';
import { MAIN_X, SCENES } from '../geometry/scenes';
import { buildingId, type Standing } from '../geometry/street';
import { BuildingDefs } from '../paint/building-defs';
import { Marks } from '../paint/marks';

export type StreetView = {
  building: BuildingName;
  /** Where the street's zero is in the picture, and how large a unit is. */
  originX: number;
  scale: number;
  /** What is not wholly between these, in the picture, is left out. */
  from: number;
  to: number;
};

/** Everything in a street, placed along the picture: first the one main building, then its company. */
export function standInStreet({ building, originX, scale, from, to }: StreetView): Standing[] {
  const stand = (href: string, drawing: Drawing, x: number, size: number): Standing => ({
    href,
    x: originX + x * scale,
    width: drawing.width * size * scale,
    scale: size * scale,
  });
  return [
    stand(`#${buildingId(building)}`, BUILDING_DRAWINGS[building], MAIN_X, 1),
    ...SCENES[building].map(([item, x, size = 1]) =>
      stand(itemHref(item), ITEM_DRAWINGS[item], x, size),
    ),
  ].filter(({ x, width }) => x >= from && x + width <= to);
}

/** The building and the items of one street, drawn once for its wide and its tall picture. */
export function SceneSymbols({ building }: { building: BuildingName }) {
  const items = new Set(SCENES[building].map(([item]) => item));
  return (
    <svg className="ground-defs" aria-hidden="true">
      <BuildingDefs buildings={[building]} />
      <defs>
        {[...items].map((item) => (
          <g key={item} id={itemHref(item).slice(1)}>
            <Marks marks={ITEM_DRAWINGS[item].marks} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

function itemHref(item: ItemName): string {
  return `#ground-i-${item}`;
}
