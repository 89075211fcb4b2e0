import { listIndustries } from '../../support/pages/content';
import { expect, test } from '../../support/site';

const drawn = '.ground-wide :is(.ground-title, .ground-caption, .ground-label, .ground-tag)';

test('on screens wider than the column the words of a drawing keep to it, and the ground runs on', async ({
  page,
}) => {
  const [industry] = await listIndustries(page.request);
  for (const width of [1600, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const path of ['/', `/industries/${industry?.slug}`, '/work/deelflo']) {
      await page.goto(path);
      const { left, right } = await page
        .getByRole('main')
        .locator('section .page-width')
        .first()
        .evaluate((column) => {
          const { paddingLeft, paddingRight } = getComputedStyle(column);
          const box = column.getBoundingClientRect();
          return {
            left: box.left + Number.parseFloat(paddingLeft),
            right: box.right - Number.parseFloat(paddingRight),
          };
        });
      const words = await page
        .locator(`${drawn}, .ground-past-sides, [class*=text-accent-ink] b`)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((each) => !each.classList.contains('ground-past-sides'))
            .map((each) => each.getBoundingClientRect())
            .map((box) => [box.left, box.right]),
        );
      expect(words.length).toBeGreaterThan(0);
      for (const [from = 0, to = 0] of words) {
        // The box of a title has the narrow spacing of its last letter.
        expect([path, width, from >= left - 1, to <= right + 5]).toEqual([path, width, true, true]);
      }
      const ground = await page
        .locator('main .ground-layer')
        .filter({ visible: true })
        .first()
        .evaluate((layer) => layer.getBoundingClientRect().right);
      expect([path, width, ground >= width]).toEqual([path, width, true]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect([path, width, sideways]).toEqual([path, width, false]);
    }
  }
});

test('the first screen of an industry says what, for whom, and what next, also on a low screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const { slug } of await listIndustries(page.request)) {
    await page.goto(`/industries/${slug}`);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const next = main.getByRole('link', { name: 'Get a Free Quote' }).first();
    for (const words of [heading, next]) await expect(words).toBeInViewport({ ratio: 1 });
    const shown = main.locator('.ground-wide :is(.ground-title, .ground-caption)');
    const bottoms = await shown.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom),
    );
    expect(bottoms.length).toBeGreaterThan(1);
    expect([slug, Math.max(...bottoms) <= 768]).toEqual([slug, true]);
    // Nothing that stands in the street reaches into the words above it.
    const words = await main
      .locator('section')
      .first()
      .locator('h1, p, a')
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const touching = await main.locator('.ground-scene.ground-wide > svg > use').evaluateAll(
      (all, over) =>
        all
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return over.some(
              (word) =>
                box.left < word.right &&
                box.right > word.left &&
                box.top < word.bottom &&
                box.bottom > word.top,
            );
          })
          .map((each) => each.getAttribute('href')),
      words,
    );
    expect([slug, touching]).toEqual([slug, []]);
  }
});
