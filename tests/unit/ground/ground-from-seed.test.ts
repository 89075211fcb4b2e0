import { describe, expect, it } from 'vitest';

import { groundFromSeed, placeFaults } from '@/site/ground/geometry/ground-from-seed';

const SEEDS = Array.from({ length: 500 }, (_, index) => index);

describe('the ground of a seed', () => {
  it('is the same each time and another for the next seed', () => {
    expect(groundFromSeed(42)).toEqual(groundFromSeed(42));
    const drawn = new Set(SEEDS.map((seed) => JSON.stringify(groundFromSeed(seed))));
    expect(drawn.size).toBe(SEEDS.length);
  });

  it('never lowers the block that carries the labels', () => {
    for (const seed of SEEDS) {
      const leftmost = groundFromSeed(seed).faults.reduce((sum, { drop }) => sum + drop, 0);
      expect(leftmost).toBeLessThan(-13);
      expect(leftmost).toBeGreaterThan(-35);
    }
  });

  it('breaks the ground clearly at every fault', () => {
    for (const seed of SEEDS) {
      for (const { drop } of groundFromSeed(seed).faults) {
        expect(Math.abs(drop)).toBeGreaterThan(13);
      }
    }
  });

  it('takes any number for a seed', () => {
    for (const seed of [-1, 0, 0.5, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      const { phase, tint, hatch } = groundFromSeed(seed);
      expect(phase).toBeGreaterThanOrEqual(0);
      expect([0, 1, 2, 3, 4]).toContain(tint);
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(hatch);
    }
  });

  it('keeps the whole drop when a picture has room for one fault only', () => {
    for (const seed of SEEDS) {
      const character = groundFromSeed(seed);
      const whole = character.faults.reduce((sum, { drop }) => sum + drop, 0);
      const [only] = placeFaults(character, [{ x: 100, reach: 5 }]);
      expect(only?.drop).toBeCloseTo(whole, 9);
      expect(only?.x).toBeGreaterThanOrEqual(95);
      expect(only?.x).toBeLessThanOrEqual(105);
    }
  });
});
