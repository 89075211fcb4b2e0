import { buildingNames, type BuildingName } from '~/collections/fields/building-names';

import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { mergeMarks } from '../drawings/pens';
import { buildingId } from '../geometry/street';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Brings buildings into the page, as `BuildingDefs` does on the server.
 * @param ids of the buildings that something on the page refers to
 */
export function drawBuildings(ids: ReadonlySet<string>): void {
  const missing = buildingNames.filter((name) => {
    const id = buildingId(name);
    return ids.has(id) && !document.getElementById(id);
  });
  if (missing.length === 0) return;
  const symbols = element('svg', { class: 'ground-defs', 'aria-hidden': 'true' });
  const defs = element('defs', {});
  defs.append(...missing.map(draw));
  symbols.append(defs);
  document.body.append(symbols);
}

function draw(name: BuildingName): SVGElement {
  const group = element('g', { id: buildingId(name) });
  const paths = mergeMarks(BUILDING_DRAWINGS[name].marks).map(([pen, path]) =>
    element('path', { class: `ground-${pen}`, d: path }),
  );
  group.append(...paths);
  return group;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
