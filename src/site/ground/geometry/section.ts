import { curveTo, lineTo, moveTo, smoothstep, type Point } from './curve';
import { layerStyle } from '../paint/ground-hatches';

/** A break through all strata. What lies left of it stands `drop` lower than what lies right. */
export type Fault = {
  /** Where it meets the level of the surface. */
  x: number;
  drop: number;
  /** How far it runs to the right for each unit down; negative leans left. */
  lean?: number;
};

export type SectionInput = {
  width: number;
  height: number;
  /** The height of the level ground at the right, counted down from the top. */
  surface: number;
  layers: number;
  /** How thick each layer is, against the others; without them they are of a natural unevenness. */
  weights?: readonly number[];
  /** How many of the layers lie above the accent. */
  above: number;
  /** Where the accent begins, and where it has taken the whole depth. */
  tip: number;
  end: number;
  /** From left to right, all left of the tip. */
  faults: readonly Fault[];
  foldHeight: number;
  phase: number;
  /** How much lower the deepest strata lie at the far left; negative is higher. */
  dip?: number;
  /** Where the ground begins, and where it ends; left out, it ends just past the picture. */
  left: number;
  right?: number;
  /** Which tint and which hatch the first layer has. */
  tint?: number;
  hatch?: number;
};

export type Span = { top: number; bottom: number };

export type Stratum = {
  path: string;
  tint: number;
  hatch: number;
  /** Of no known thickness: it is left open between dashes. */
  isSeam?: boolean;
};

export type FaultDrawing = { line: string; arrows: string };

export type Section = {
  /** To be painted in this order: each covers all the ground below its own top. */
  strata: readonly Stratum[];
  /** Painted over the strata, which run on behind it. */
  oneLayer: string;
  faults: readonly FaultDrawing[];
  surfaceLine: string;
  surfaceAt: (x: number) => number;
  /** Where a layer lies at x, as far as it can be seen; its height is 0 where it has ended. */
  spanOf: (layer: number, x: number) => Span;
  oneAt: (x: number) => Span;
  middleOf: (layer: number, x: number) => number;
  /** The height of the accent's tip. */
  axis: number;
};

const WEIGHTS = [1, 0.8, 1.15, 0.9, 1.1, 0.85, 1.2, 0.9, 1.1];
const DEFAULT_LEAN = 0.28;
/** How thin the strata get, against their full height, before the accent has cut them all. */
const SQUEEZE = 0.5;
/** Paths run this far past the picture, so that no outline shows at its edge. */
const BLEED = 20;
/** Past this many times its depth at the picture's edge, ground that goes on to the left dips no deeper. */
const MOST_TILT = 1.5;

export function drawSection(input: SectionInput): Section {
  const { width, height, surface, layers, above, tip, end, faults, left } = input;
  const { right = width + BLEED } = input;
  const depth = height - surface;
  const levels = levelsOf(input.weights ?? naturalWeights(layers), depth);
  const level = (index: number) => levels[Math.min(Math.max(index, 0), layers)] ?? depth;
  const axisLevel = level(above);

  // 1 where the ground is folded and faulted, 0 where the accent has settled it.
  const unrest = (x: number) => 1 - smoothstep(tip - width * 0.16, end - width * 0.075, x);
  // The share of the depth that the accent has: a sharp tip, and no kink where it meets the surface.
  const open = (x: number) => {
    const q = Math.min(1, Math.max(0, (x - tip) / (end - tip)));
    return q * (0.45 + q * (2.1 - 1.55 * q));
  };
  const squeeze = (x: number) => 1 - SQUEEZE * smoothstep(tip, end, x);

  /** How far a whole block stands below where it would lie without faults. */
  const blockDrop = (block: number) => faults.slice(block).reduce((sum, { drop }) => sum + drop, 0);

  /** From a level, 0 at the surface and `depth` at the bottom, to a height in the picture. */
  const toY = (x: number, at: number, block: number) => {
    const q = at / depth;
    const wave = Math.sqrt(1600 / width) * (x + input.phase);
    const fold = Math.sin(wave / 150) * (0.35 + 0.65 * q) + 0.5 * Math.sin(wave / 61 + q * 3) * q;
    const tilt = (input.dip ?? 0) * q * tiltAt(1 - x / tip);
    return surface + at + unrest(x) * (input.foldHeight * fold + tilt + blockDrop(block));
  };

  /** The top of a layer, as if the accent did not cover it. */
  const topLevel = (layer: number, x: number) => {
    const natural = level(layer);
    return layer < above ? natural * squeeze(x) : depth - (depth - natural) * squeeze(x);
  };
  const oneLevels = (x: number): Span => ({
    top: axisLevel * (1 - open(x)),
    bottom: axisLevel + (depth - axisLevel) * open(x),
  });

  const leanOf = (fault: Fault) => fault.lean ?? DEFAULT_LEAN;
  const faultX = (fault: Fault, y: number) => fault.x + leanOf(fault) * (y - surface);
  const lastBlock = faults.length;

  /** Where the edge of a block, which leans, crosses a boundary, which is bent. */
  const meet = (fault: Fault | undefined, edge: number, y: (x: number) => number) => {
    if (!fault) return edge;
    let x = fault.x;
    for (let turn = 0; turn < 6; turn += 1) x = faultX(fault, y(x));
    return x;
  };
  const bottomOfEdge = (fault: Fault | undefined, edge: number): Point => {
    const y = height + BLEED;
    return [fault ? faultX(fault, y) : edge, y];
  };

  const outline = (y: (x: number, block: number) => number, closed: boolean) => {
    let path = '';
    for (let block = 0; block <= lastBlock; block += 1) {
      const before = faults[block - 1];
      const after = faults[block];
      const boundary = (x: number) => y(x, block);
      const from = meet(before, left, boundary);
      const to = meet(after, right, boundary);
      path += moveTo([from, boundary(from)]);
      // Past `end` all is level: one straight line instead of many pieces of curve.
      const bent = after ? to : Math.min(to, end);
      path += curveTo(boundary, from, bent);
      if (bent < to) path += lineTo([to, boundary(to)]);
      if (closed) path += `${lineTo(bottomOfEdge(after, to), bottomOfEdge(before, from))}z`;
    }
    return path;
  };

  const strata = Array.from({ length: layers }, (_, layer) => ({
    path: outline((x, block) => toY(x, topLevel(layer, x), block), true),
    ...layerStyle(layer, input),
  }));

  const upper = (x: number) => toY(x, oneLevels(x).top, lastBlock);
  const lower = (x: number) => toY(x, oneLevels(x).bottom, lastBlock);
  const oneLayer =
    moveTo([tip, upper(tip)]) +
    curveTo(upper, tip, end) +
    lineTo([right, surface], [right, height + BLEED], [end, height + BLEED], [end, lower(end)]) +
    `${curveTo(lower, end, tip)}z`;

  const blockAt = (x: number, at: number) => {
    let block = 0;
    for (const fault of faults) {
      if (x > faultX(fault, toY(x, at, block))) block += 1;
    }
    return block;
  };
  const surfaceAt = (x: number) => toY(x, 0, blockAt(x, 0));

  const spanOf = (layer: number, x: number): Span => {
    const one = oneLevels(x);
    const isAbove = layer < above;
    const clip = (at: number) => (isAbove ? Math.min(at, one.top) : Math.max(at, one.bottom));
    const topAt = clip(topLevel(layer, x));
    const bottomAt = clip(layer + 1 === above ? one.top : nextLevel(layer, x));
    const block = blockAt(x, (topAt + bottomAt) / 2);
    const top = Math.min(height, toY(x, topAt, block));
    const bottom = layer === layers - 1 ? height : toY(x, bottomAt, block);
    return { top, bottom: Math.max(top, Math.min(height, bottom)) };
  };
  const nextLevel = (layer: number, x: number) =>
    layer + 1 >= layers ? depth : topLevel(layer + 1, x);

  return {
    strata,
    oneLayer,
    faults: faults.map((fault, index) => {
      const top = Math.min(toY(fault.x, 0, index), toY(fault.x, 0, index + 1)) - 2;
      const middle = surface + depth * 0.42;
      return {
        line: moveTo([faultX(fault, top), top]) + lineTo(bottomOfEdge(fault, fault.x)),
        arrows: arrowsAt([faultX(fault, middle), middle], leanOf(fault), fault.drop > 0),
      };
    }),
    surfaceLine: outline((x, block) => toY(x, 0, block), false),
    surfaceAt,
    spanOf,
    oneAt: (x) => ({ top: upper(x), bottom: Math.min(height, lower(x)) }),
    middleOf: (layer, x) => {
      const { top, bottom } = spanOf(layer, x);
      return (top + bottom) / 2;
    },
    axis: surface + axisLevel,
  };
}

const naturalWeights = (layers: number): number[] =>
  Array.from({ length: layers }, (_, index) => WEIGHTS[index % WEIGHTS.length] ?? 1);

/**
 * How deep the ground dips, 0 from the tip on and 1 at the picture's left edge; further on it settles.
 * @param way 0 at the tip, 1 at the edge
 */
function tiltAt(way: number): number {
  if (way <= 1) return Math.max(0, way) ** 2;
  const more = MOST_TILT - 1;
  return 1 + more * (1 - Math.exp((-2 / more) * (way - 1)));
}

/** The heights of the boundaries, from 0 to the depth: one more than there are layers. */
function levelsOf(weights: readonly number[], depth: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const levels = [0];
  for (const weight of weights) levels.push((levels.at(-1) ?? 0) + (weight / total) * depth);
  return levels;
}

/** Two half arrows along a fault, one on each side, that say which side went down. */
function arrowsAt([x, y]: Point, lean: number, leftIsDown: boolean): string {
  const length = Math.hypot(1, lean);
  // Along the fault (down) and across it (to the right).
  const place = (across: number, along: number): Point => [
    x + (across + along * lean) / length,
    y + (along - across * lean) / length,
  ];
  const down = leftIsDown ? 1 : -1;
  return (
    moveTo(place(-9, -16 * down)) +
    lineTo(place(-9, 16 * down), place(-13, 8 * down)) +
    moveTo(place(10, 16 * down)) +
    lineTo(place(10, -16 * down), place(14, -8 * down))
  );
}
