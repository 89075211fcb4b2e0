import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from './drawings/buildings';
import type { Pen } from './drawings/pens';
import { groundFromSeed, placeFaults } from './geometry/ground-from-seed';
import { HATCHES } from './paint/hatch-patterns';
import { drawSection } from './geometry/section';
import { baseline, standInRow, type Standing } from './geometry/street';
import { palette } from '@/ui/palette';

import { shareSize, type ShareBackdropWish } from '../share-images/share-size';

const { width, height, surface, margin } = shareSize;

/** The strata end here, and leave room for words on the accent. */
const tip = 380;
const end = 800;

const strokes: Record<Pen, { fill: string; width: number }> = {
  wall: { fill: palette.sheet, width: 1.3 },
  line: { fill: 'none', width: 0.8 },
  bar: { fill: 'none', width: 1.3 },
  beam: { fill: 'none', width: 3.2 },
  ink: { fill: palette.ink, width: 0 },
  accent: { fill: palette.accent, width: 1.3 },
  on: { fill: 'none', width: 1.3 },
};

/**
 * The section of a page as a picture of its own: the drawings of the pages take their colours from
 * the style sheet, and a share image has none.
 */
export function shareBackdrop({ layers, seed, buildings }: ShareBackdropWish): string {
  const character = groundFromSeed(seed);
  const calm = 0.55;
  const section = drawSection({
    width,
    height,
    surface,
    layers,
    above: Math.floor(layers / 2),
    tip,
    end,
    faults: placeFaults(
      character,
      [
        { x: 150, reach: 40 },
        { x: 300, reach: 20 },
      ],
      calm,
    ),
    foldHeight: character.foldHeight * calm,
    phase: character.phase,
    dip: character.dip * calm,
    tint: character.tint,
    hatch: character.hatch,
    left: -20,
  });
  const ink = `fill="none" stroke="${palette.ink}" stroke-linejoin="round"`;
  const parts = [
    ...stand(buildings).map((one) => building(one, baseline(section.surfaceAt, one))),
    ...section.strata.map(
      ({ path, tint, hatch }) =>
        `<path d="${path}" fill="${palette.strata[tint] ?? palette.sheet}" stroke="${palette.ink}" stroke-width=".9"/><path d="${path}" fill="url(#h${hatch})"/>`,
    ),
    `<path d="${section.oneLayer}" fill="${palette.accent}" stroke="${palette.ink}"/>`,
    ...section.faults.map(
      ({ line, arrows }) =>
        `<path d="${line}" ${ink} stroke-width="2.4"/><path d="${arrows}" ${ink} stroke-width="1.6"/>`,
    ),
    `<path d="${section.surfaceLine}" ${ink} stroke-width="3"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${patterns}</defs>${parts.join('')}</svg>`;
}

const patterns = HATCHES.map(
  ({ width: across, height: down, rotate, path, solid }, index) =>
    `<pattern id="h${index}" width="${across}" height="${down}" patternUnits="userSpaceOnUse"${rotate === undefined ? '' : ` patternTransform="rotate(${rotate})"`}><path d="${path}" opacity=".5" ${solid ? `fill="${palette.ink}"` : `fill="none" stroke="${palette.ink}" stroke-width=".8"`}/></pattern>`,
).join('');

type Placed = Standing & { name: BuildingName };

function stand(buildings: readonly BuildingName[]): Placed[] {
  const [only] = buildings;
  if (only !== undefined && buildings.length === 1) {
    const drawing = BUILDING_DRAWINGS[only];
    const scale = Math.min(2, 300 / drawing.width);
    const across = drawing.width * scale;
    return [{ name: only, href: '', x: width - margin - across, width: across, scale }];
  }
  const { standing } = standInRow({ buildings, from: margin, to: width - margin, scale: 0.75 });
  return standing.flatMap((one, index) => {
    const name = buildings[index];
    return name === undefined ? [] : [{ ...one, name }];
  });
}

function building({ name, x, scale }: Placed, y: number): string {
  const marks = BUILDING_DRAWINGS[name].marks.map(([pen, path]) => {
    const stroke = strokes[pen];
    return `<path d="${path}" fill="${stroke.fill}" stroke="${palette.ink}" stroke-linejoin="round" stroke-width="${stroke.width / scale}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${marks.join('')}</g>`;
}
