import { describe, expect, it } from 'vitest';

import { buildingNames, toBuildingName } from '../../../collections/fields/building-names';
import { BUILDING_DRAWINGS } from '@/site/ground/drawings/buildings';
import { ITEM_DRAWINGS } from '@/site/ground/drawings/items';
import { FREE_GAP, MAIN_X, SCENES, STREET_LENGTH } from '@/site/ground/geometry/scenes';
import { spread } from '@/site/ground/geometry/spread';
import { baseline, standInRow } from '@/site/ground/geometry/street';

describe('the buildings', () => {
  it('each have exactly one accent part', () => {
    for (const name of buildingNames) {
      const accented = BUILDING_DRAWINGS[name].marks.filter(([pen]) => pen === 'accent');
      expect(accented, name).toHaveLength(1);
    }
  });

  it('leave the accent to the buildings: nothing else in a street has any', () => {
    for (const [name, { marks }] of Object.entries(ITEM_DRAWINGS)) {
      expect(
        marks.filter(([pen]) => pen === 'accent' || pen === 'on'),
        name,
      ).toEqual([]);
    }
  });

  it('fall back to the plain one', () => {
    expect(toBuildingName('aviation')).toBe('aviation');
    expect(toBuildingName('space-travel')).toBe('plain');
    expect(toBuildingName(undefined)).toBe('plain');
  });
});

describe('the street scenes', () => {
  it.each(buildingNames)('%s: nothing stands in another thing, in the gap or outside', (name) => {
    const things = [
      { item: 'main', from: MAIN_X, to: MAIN_X + BUILDING_DRAWINGS[name].width },
      ...SCENES[name].map(([item, x, size = 1]) => ({
        item,
        from: x,
        to: x + ITEM_DRAWINGS[item].width * size,
      })),
    ].sort((a, b) => a.from - b.from);
    for (const [index, { item, from, to }] of things.entries()) {
      expect(from, item).toBeGreaterThanOrEqual(0);
      expect(to, item).toBeLessThanOrEqual(STREET_LENGTH);
      expect(to <= FREE_GAP.from || from >= FREE_GAP.to, `${item} in the gap`).toBe(true);
      const next = things[index + 1];
      // Crowns may touch, as trees in a street do.
      if (next) expect(to - next.from, `${item} and ${next.item}`).toBeLessThanOrEqual(6);
    }
  });
});

describe('a row of buildings', () => {
  it('keeps the order, never overlaps and stays inside', () => {
    for (let count = 1; count <= buildingNames.length; count += 1) {
      const buildings = buildingNames.slice(0, count);
      const { standing, breaks } = standInRow({
        buildings,
        from: 300,
        to: 1590,
        scale: 0.7,
        breaksAfter: [1, 3],
      });
      expect(standing.map(({ href }) => href)).toEqual(buildings.map((name) => `#ground-${name}`));
      for (const [index, { x, width }] of standing.entries()) {
        expect(x).toBeGreaterThanOrEqual(300);
        expect(x + width).toBeLessThanOrEqual(1590.001);
        const next = standing[index + 1];
        if (next) expect(next.x - (x + width)).toBeGreaterThan(6);
        for (const at of breaks) expect(at < x - 5 || at > x + width + 5).toBe(true);
      }
    }
  });

  it('stands on the lowest ground under it', () => {
    const slope = (x: number) => x / 10;
    expect(baseline(slope, { href: '', x: 100, width: 50, scale: 1 })).toBe(15);
  });
});

describe('labels', () => {
  it('stay apart and inside, near their wishes', () => {
    expect(spread([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
    expect(spread([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([50], 20, 0, 100)).toEqual([50]);
  });
});
