import { describe, expect, it } from 'vitest';

import { groundFromSeed, placeFaults } from '@/site/ground/geometry/ground-from-seed';
import { drawSection, type SectionInput } from '@/site/ground/geometry/section';

const SEEDS = Array.from({ length: 40 }, (_, index) => index * 37 + 1);
const COUNTS = [3, 4, 5, 6, 7, 8, 9];

function inputOf(seed: number, layers: number): SectionInput {
  const character = groundFromSeed(seed);
  return {
    width: 1600,
    height: 690,
    surface: 310,
    layers,
    above: Math.floor(layers / 2),
    tip: 760,
    end: 1300,
    faults: placeFaults(character, [
      { x: 348, reach: 14 },
      { x: 665, reach: 16 },
    ]),
    foldHeight: character.foldHeight,
    phase: character.phase,
    dip: character.dip,
    tint: character.tint,
    hatch: character.hatch,
    left: -20,
  };
}

const everyGround = SEEDS.flatMap((seed) =>
  COUNTS.map((layers) => ({ input: inputOf(seed, layers), seed, layers })),
);

describe('the section through the ground', () => {
  it('writes numbers only, and no number that SVG cannot read', () => {
    for (const { input } of everyGround) {
      const section = drawSection(input);
      const paths = [
        ...section.strata.map(({ path }) => path),
        ...section.faults.flatMap(({ line, arrows }) => [line, arrows]),
        section.oneLayer,
        section.surfaceLine,
      ];
      for (const path of paths) expect(path).toMatch(/^M[-\d. MLchsvzHV]+$/);
    }
  });

  it('is the same for the same data', () => {
    const [first, second] = [drawSection(inputOf(7, 6)), drawSection(inputOf(7, 6))];
    expect(first.strata).toEqual(second.strata);
    expect(first.oneLayer).toBe(second.oneLayer);
  });

  it('fills the depth at any place: no gap, no overlap, nothing upside down', () => {
    for (const { input, layers } of everyGround) {
      const section = drawSection(input);
      for (let x = 0; x <= input.width; x += 50) {
        // A fault leans, so a column beside one passes through two blocks: look only between.
        const nearFault = input.faults.some((fault) => Math.abs(x - fault.x) < 160);
        const spans = Array.from({ length: layers }, (_, layer) => section.spanOf(layer, x));
        for (const { top, bottom } of spans) expect(bottom - top).toBeGreaterThanOrEqual(-0.001);
        if (nearFault) continue;
        const one = section.oneAt(x);
        const column = [...spans.slice(0, input.above), one, ...spans.slice(input.above)];
        let y = section.surfaceAt(x);
        for (const { top, bottom } of column) {
          // The accent's edges are asked for left of its tip, too, where it has no height.
          if (bottom - top < 0.001) continue;
          expect(top).toBeCloseTo(y, 4);
          y = bottom;
        }
        expect(y).toBeCloseTo(input.height, 4);
      }
    }
  });

  it('gives the accent the whole depth at the right and nothing left of its tip', () => {
    for (const { input } of everyGround) {
      const { oneAt, spanOf } = drawSection(input);
      expect(oneAt(input.width)).toEqual({ top: input.surface, bottom: input.height });
      const atTip = oneAt(input.tip);
      expect(atTip.bottom - atTip.top).toBeCloseTo(0, 6);
      for (let layer = 0; layer < input.layers; layer += 1) {
        const { top, bottom } = spanOf(layer, input.end + 1);
        expect(bottom - top).toBeLessThan(0.5);
      }
    }
  });

  it('ends the strata one after another, those beside the accent first', () => {
    const input = inputOf(5, 9);
    const { spanOf } = drawSection(input);
    const endOf = (layer: number) => {
      for (let x = input.tip; x <= input.end; x += 1) {
        const { top, bottom } = spanOf(layer, x);
        if (bottom - top < 0.5) return x;
      }
      return input.end;
    };
    const aboveEnds = [3, 2, 1, 0].map(endOf);
    const belowEnds = [4, 5, 6, 7, 8].map(endOf);
    expect(aboveEnds).toEqual([...aboveEnds].sort((a, b) => a - b));
    expect(belowEnds).toEqual([...belowEnds].sort((a, b) => a - b));
    expect(new Set(aboveEnds).size).toBe(4);
    expect(new Set(belowEnds).size).toBe(5);
  });

  it('keeps every layer visible where the labels stand', () => {
    for (const { input, layers } of everyGround) {
      const { spanOf } = drawSection(input);
      for (let layer = 0; layer < layers; layer += 1) {
        const { top, bottom } = spanOf(layer, 154);
        expect(bottom - top).toBeGreaterThan(20);
      }
    }
  });

  it('works without faults and on level ground', () => {
    const section = drawSection({ ...inputOf(1, 4), faults: [], foldHeight: 0, dip: 0 });
    expect(section.faults).toEqual([]);
    expect(section.surfaceAt(10)).toBe(310);
    expect(section.axis).toBeGreaterThan(310);
  });
});
