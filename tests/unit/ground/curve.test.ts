import { describe, expect, it } from 'vitest';

import { curveTo, join, round, smoothstep } from '@/site/ground/geometry/curve';

describe('path numbers', () => {
  it('are short', () => {
    expect(round(1.04)).toBe(1);
    expect(Object.is(round(-0.01), 0)).toBe(true);
    expect(join(1, -2, 3.14, 0.52, -0.5)).toBe('1-2 3.1 .5-.5');
  });
});

describe('curveTo', () => {
  it('draws a straight line exactly', () => {
    expect(curveTo((x) => x, 0, 30)).toBe('c10 10 20 20 30 30');
  });

  it('ends where the function ends, in both directions', () => {
    const wave = (x: number) => 40 * Math.sin(x / 60);
    for (const [from, to] of [
      [0, 500],
      [500, 0],
    ] as const) {
      const numbers = (path: string) => path.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
      const pieces = curveTo(wave, from, to).split(/(?=[cs])/);
      const end = pieces
        .map((piece) => numbers(piece).slice(-2))
        .reduce<[number, number]>(
          ([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy],
          [from, round(wave(from))],
        );
      expect(end[0]).toBeCloseTo(to, 5);
      expect(end[1]).toBeCloseTo(round(wave(to)), 5);
    }
  });

  it('takes as many pieces as it needs to be right, and no more', () => {
    const pieces = (y: (x: number) => number) => curveTo(y, 0, 600).split(/(?=[cs])/).length;
    expect(pieces((x) => 0.1 * x)).toBe(6);
    expect(pieces((x) => 40 * Math.sin(x / 20))).toBeGreaterThan(20);
  });
});

describe('smoothstep', () => {
  it('is 0 before, 1 after and half way between', () => {
    expect([0, 10, 15, 20, 30].map((x) => smoothstep(10, 20, x))).toEqual([0, 0, 0.5, 1, 1]);
  });
});
