import type { BuildingName } from '~/collections/fields/building-names';
import { BUILDING_DRAWINGS } from '../drawings/buildings';

/** Something that stands on the ground: a drawing by reference, its left end and its size. */
export type Standing = { href: string; x: number; width: number; scale: number };

export type Row = {
  buildings: readonly BuildingName[];
  from: number;
  to: number;
  /** The scale wished for; it shrinks until all buildings stand with air between them. */
  scale: number;
  /** After how many buildings the ground breaks. */
  breaksAfter?: readonly number[];
};

/** What a building's drawing is referred to by, once on each page that shows it. */
export const buildingId = (name: BuildingName) => `ground-${name}`;

const LEAST_GAP = 8;
/** How much wider a gap is where a fault reaches the surface. */
const BREAK_GAP = 14;

/** Buildings side by side, evenly spaced over the whole row, and where between them it breaks. */
export function standInRow(row: Row): { standing: Standing[]; breaks: number[] } {
  const { buildings, from, to } = row;
  const breaksAfter = (row.breaksAfter ?? []).filter((count) => count < buildings.length);
  const total = buildings.reduce((sum, name) => sum + BUILDING_DRAWINGS[name].width, 0);
  const gaps = Math.max(1, buildings.length - 1);
  const room = to - from - breaksAfter.length * BREAK_GAP;
  const scale = Math.floor(Math.min(row.scale, (room - gaps * LEAST_GAP) / total) * 100) / 100;
  const gap = (room - total * scale) / gaps;

  const standing: Standing[] = [];
  const breaks: number[] = [];
  let x = from;
  for (const name of buildings) {
    const width = BUILDING_DRAWINGS[name].width * scale;
    standing.push({ href: `#${buildingId(name)}`, x, width, scale });
    x += width + gap;
    if (breaksAfter.includes(standing.length)) {
      breaks.push(x + (BREAK_GAP - gap) / 2);
      x += BREAK_GAP;
    }
  }
  return { standing, breaks };
}

/** The lowest ground under a footprint: what stands there sinks in a little, never floats. */
export function baseline(surfaceAt: (x: number) => number, { x, width }: Standing): number {
  const points = Array.from({ length: 5 }, (_, index) => surfaceAt(x + (width * index) / 4));
  return Math.max(...points);
}
