import { expect, test } from '../../support/site';

test('the second columns of sections that are split alike begin at one edge', async ({ page }) => {
  for (const width of [1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const edges = await page
      .locator('main :is(section .grid, section [class*=columns-])')
      .evaluateAll((all) =>
        all.flatMap((grid) => {
          const tracks = getComputedStyle(grid)
            .gridTemplateColumns.split(' ')
            .map(Number.parseFloat);
          const [first = 0, second = 0] = tracks;
          const beside = grid.children[1]?.getBoundingClientRect();
          if (tracks.length !== 2 || !beside?.width || grid.clientWidth < innerWidth * 0.6)
            return [];
          const share = first / (first + second);
          const columns = [5, 7, 8].find((each) => Math.abs(share - each / 12) < 0.002);
          return columns ? [{ columns, left: beside.left }] : [];
        }),
      );
    expect(edges.length).toBeGreaterThan(5);
    for (const columns of [5, 7, 8]) {
      const lefts = edges.filter((edge) => edge.columns === columns).map(({ left }) => left);
      // Less than a pixel apart is rounding.
      const misses = lefts.filter((left) => Math.abs(left - (lefts[0] ?? 0)) >= 1);
      expect([width, columns, lefts[0], misses]).toEqual([width, columns, lefts[0], []]);
    }
  }
});
