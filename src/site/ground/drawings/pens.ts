import { join, moveTo } from '../geometry/curve';

/**
 * Drawings are data: a list of paths, each with a pen. One unit is about 13.5 cm in all of
 * them, so that a person (13 units) stands right beside a door (16) and a house (55).
 * The origin is the left end of the ground line; x runs right and heights are negative,
 * except in the helpers below, which take heights as positive numbers.
 */
export type Pen =
  /** Filled with the sheet, outlined: hides what is behind it. */
  | 'wall'
  /** A fine line. */
  | 'line'
  | 'bar'
  | 'beam'
  /** Solid. */
  | 'ink'
  /** The one accent part. */
  | 'accent'
  /** A line on the accent: dark in both schemes. */
  | 'on';

export type Mark = readonly [pen: Pen, path: string];

export type Drawing = { width: number; marks: readonly Mark[] };

export type BuildingDrawing = Drawing & { height: number };

/** The upright rectangle whose lower left corner is (x, y above ground). */
export function box(x: number, y: number, width: number, height: number): string {
  return `${moveTo([x, -y])}h${width}v${-height}h${-width}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const across = radius * 2;
  const half = (end: number) => `a${join(radius, radius)} 0 1 1 ${join(end, 0)}`;
  return `${moveTo([x - radius, -y])}${half(across)}${half(-across)}z`;
}

export type Grid = {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  gapX?: number;
  gapY?: number;
};

/** Boxes in rows and columns, from the lower left. */
export function grid({ x, y, columns, rows, width, height, gapX = 0, gapY = 0 }: Grid): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    box(
      x + (index % columns) * (width + gapX),
      y + Math.floor(index / columns) * (height + gapY),
      width,
      height,
    ),
  ).join('');
}

/** The same relative path again and again, each time from a new point. */
export function repeat(
  count: number,
  from: readonly [x: number, y: number],
  by: readonly [x: number, y: number],
  path: string,
): string {
  return Array.from(
    { length: count },
    (_, index) => moveTo([from[0] + by[0] * index, -(from[1] + by[1] * index)]) + path,
  ).join('');
}

/** Wheels that stand on the ground. */
export function wheels(radius: number, ...centres: readonly number[]): Mark[] {
  return [
    ['wall', centres.map((x) => disc(x, radius, radius)).join('')],
    ['ink', centres.map((x) => disc(x, radius, radius * 0.3)).join('')],
  ];
}

/** Neighbours with the same pen that cannot hide one another share one path. */
export function mergeMarks(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const [pen, path] of marks) {
    const last = merged.at(-1);
    if (last?.[0] === pen && pen !== 'wall' && pen !== 'accent')
      merged[merged.length - 1] = [pen, last[1] + path];
    else merged.push([pen, path]);
  }
  return merged;
}
